/** `AbortSignal.any`, which Safari has from 17.4 on: pictures are also sent from phones that end at iOS 16. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const either = new AbortController();
  for (const signal of signals) {
    const pass = () => either.abort(signal.reason);
    if (signal.aborted) pass();
    signal.addEventListener('abort', pass, { once: true, signal: either.signal });
  }
  return either.signal;
}
