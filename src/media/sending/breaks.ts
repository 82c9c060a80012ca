import { anySignal } from '#/http/any-signal.ts';
import { HttpError } from '#/http/request.ts';

/** In seconds. A train leaves its tunnel within a minute; after that a person should know. */
const pauses = [1, 2, 4, 8, 15, 30];

/** True for a line that broke, a proxy whose server is away, and an offset that is behind the server's. */
export function willPass(error: unknown): boolean {
  return !(error instanceof HttpError) || [409, 429, 502, 503, 504].includes(error.status);
}

/** Shorter when the line is back. @throws what broke, when there were too many breaks one after the other */
export async function pauseAfter(
  breaks: number,
  { signal, error }: { signal: AbortSignal; error: unknown },
): Promise<void> {
  const seconds = pauses[breaks - 1];
  if (seconds === undefined) throw error;
  const isOver = new AbortController();
  const either = anySignal([signal, isOver.signal]);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    either.addEventListener('abort', () => resolve());
    window.addEventListener('online', () => resolve(), { signal: either });
    isOver.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  isOver.abort();
}
