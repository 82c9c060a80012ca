/** Begins at once. @param every in ms @returns what stops it, and waits for what is under way */
export function repeat(work: () => Promise<void>, every: number): () => Promise<void> {
  let latest = work();
  const timer = setInterval(() => {
    latest = work();
  }, every);
  return () => {
    clearInterval(timer);
    return latest;
  };
}
