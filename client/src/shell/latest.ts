/**
 * Call `take` with the answer to a request, in an effect that returns the result of this function. An answer is dropped if it
 * comes after the effect has run again, with another language or file, or after its screen has gone.
 */
export function latest<T>(asked: Promise<T>, take: (found: T) => void, fail: (thrown: unknown) => void): () => void {
  let wanted = true;
  asked.then(
    (found) => wanted && take(found),
    (thrown: unknown) => wanted && fail(thrown),
  );
  return () => (wanted = false);
}
