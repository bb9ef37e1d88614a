// The face of a card as a PNG: the drawn card, with all its styles and fonts, as a picture of the browser's.

/** The width of a picture, in pixels. */
const WIDTH = 750;

/** Return the picture of an element as it is drawn now. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const copy = styled(element) as HTMLElement;
  copy.style.margin = "0";
  copy.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const style = `<style>${await fontFaces()}</style>`;
  const inside = await inlined(new XMLSerializer().serializeToString(copy));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">` +
    `<foreignObject width="100%" height="100%">${style.replace("<style>", '<style xmlns="http://www.w3.org/1999/xhtml">')}${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser makes no picture"))), "image/png"),
  );
}

/** Return a copy of a node in which each element has its computed style. */
function styled(node: Element): Element {
  const copy = node.cloneNode(false) as HTMLElement | SVGElement;
  const computed = getComputedStyle(node);
  copy.removeAttribute("class");
  copy.style.cssText = Array.from(computed, (name) => `${name}:${computed.getPropertyValue(name)}`).join(";");
  copy.style.containerType = "normal";
  for (const child of node.childNodes) copy.append(child instanceof Element ? styled(child) : child.cloneNode(false));
  return copy;
}

/** Return the rules of the page's fonts, with the fonts in them. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const texts = rules.map(({ cssText, parentStyleSheet }) =>
    cssText.replace(
      /url\("([^"]+)"\)/g,
      (_, path: string) => `url("${new URL(path, parentStyleSheet?.href ?? location.href).href}")`,
    ),
  );
  return inlined(texts.join("\n"));
}

const fetched = new Map<string, Promise<string>>();

/** Return a text in which files of this table are written out. */
async function inlined(text: string): Promise<string> {
  const found = [
    ...new Set([...text.matchAll(/url\((?:&quot;|")(https?:[^"&]+)(?:&quot;|")\)/g)].map(([, path]) => path ?? "")),
  ];
  const data = await Promise.all(found.map((path) => fetched.get(path) ?? remember(path)));
  return found.reduce((made, path, place) => made.replaceAll(path, data[place] ?? ""), text);
}

function remember(path: string): Promise<string> {
  const made = fetch(path)
    .then((answer) => answer.blob())
    .then(
      (blob) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsDataURL(blob);
        }),
    );
  fetched.set(path, made);
  return made;
}
