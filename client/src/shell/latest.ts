/**
 * Take what was asked for, in an effect that returns this: an answer that comes after the effect has run again, with
 * another language or file, or after its screen has gone, is dropped.
 */
export function latest<T>(asked: Promise<T>, take: (found: T) => void, fail: (thrown: unknown) => void): () => void {
  let wanted = true;
  asked.then(
    (found) => wanted && take(found),
    (thrown: unknown) => wanted && fail(thrown),
  );
  return () => (wanted = false);
}
