import { ProblemError } from "../protocol/api";

/** Return the text of a file that the player chose. Throws ProblemError if it has more bytes than `most`. */
export async function readFile(file: File, most: number): Promise<string> {
  if (file.size > most) throw new ProblemError({ reason: "too-large", text: "", hint: "" });
  return file.text();
}
