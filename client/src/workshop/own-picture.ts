// Pictures of one's own. A PNG file is redrawn in a small size: only what it shows is kept.
import { PICTURE } from "../cards/figures.svelte";

/** The most bytes of a file, and the most pixels of a side. */
const LARGEST = 8 << 20;
const WIDEST = 4096;
/** The most bytes of a picture in a set, and the sides that are tried, in pixels. */
const MOST = 24 << 10;
const SIDES = [192, 144, 96, 64];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The bytes of a chunk besides its content: its size, its kind and its sum. */
const FRAME = 12;

/** Return the picture in a PNG file as a data URL; null if there is none that can be taken. */
export async function pictureIn(file: File): Promise<string | null> {
  if (file.size > LARGEST) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { width, height } = sizeOf(bytes) ?? { width: 0, height: 0 };
  if (width < 1 || height < 1 || width > WIDEST || height > WIDEST) return null;
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" })).catch(() => null);
  if (!image) return null;
  try {
    for (const side of SIDES) {
      const made = bare(await drawn(image, side));
      if (made && made.length <= MOST) return PICTURE + btoa(String.fromCharCode(...made));
    }
    return null;
  } finally {
    image.close();
  }
}

/** Return the size that a PNG file says it has; null if it is none. */
export function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 33 || SIGNATURE.some((byte, place) => bytes[place] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Return a PNG file with the image in the middle of a square. */
async function drawn(image: ImageBitmap, side: number): Promise<Uint8Array> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side];
  const scale = side / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d")?.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new Uint8Array((await blob?.arrayBuffer()) ?? []);
}

/** Return a PNG file with its header, its pixels and its end only; null if it is none. */
export function bare(bytes: Uint8Array): Uint8Array | null {
  if (!sizeOf(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) return null;
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (["IHDR", "IDAT", "IEND"].includes(kind)) parts.push(bytes.subarray(at, end));
    if (kind === "IEND") return joined(parts);
    at = end;
  }
  return null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
