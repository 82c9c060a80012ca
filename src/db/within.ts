/** A result that comes later is ignored, also a rejection. @param milliseconds 0 waits without limit */
export async function within<T>(
  promise: Promise<T>,
  {
    milliseconds,
    timeoutError = () => new Error(`no answer within ${milliseconds} ms`),
  }: { milliseconds: number; timeoutError?: () => Error },
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
