import { useEffect, useReducer } from 'react';
import { minute } from '#/format/durations.ts';

/**
 * Draws the component again once this time has come, because what it says of a plan holds only until then.
 * @param time ISO 8601
 */
export function useRedrawAt(time: string | null | undefined): void {
  const [, redraw] = useReducer((redrawn: number) => redrawn + 1, 0);
  useEffect(() => (time ? callAt(time, redraw) : undefined), [time]);
}

/** In ms: a timer holds 24 days at most and stands still while the device sleeps, so the clock is looked at again. */
const longestWait = minute;

/**
 * Calls once, when this time has come; never for one that is over.
 * @param time ISO 8601
 * @returns what calls it off
 */
export function callAt(time: string, act: () => void): () => void {
  const left = () => Date.parse(time) - Date.now();
  const wait = () => setTimeout(look, Math.min(left(), longestWait));
  let timer = left() > 0 ? wait() : undefined;
  function look() {
    if (left() > 0) timer = wait();
    else act();
  }
  return () => clearTimeout(timer);
}
