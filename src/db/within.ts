/**
 * The promise's own outcome when it comes in time. What comes later is ignored, a rejection too.
 * @param milliseconds 0 waits without end
 * @throws whatever `timeoutError` makes, when the time is over
 */
export async function within<T>(
  promise: Promise<T>,
  { milliseconds, timeoutError }: { milliseconds: number; timeoutError: () => Error },
): Promise<T> {
  if (milliseconds === 0) return promise;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
