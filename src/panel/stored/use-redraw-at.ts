import { useEffect, useReducer } from 'react';
import { callAt } from './call-at.ts';

/**
 * Draws the component again once this time has come, because what it says of a plan holds only until then.
 * @param time ISO 8601
 */
export function useRedrawAt(time: string | null | undefined): void {
  const [, redraw] = useReducer((redrawn: number) => redrawn + 1, 0);
  useEffect(() => (time ? callAt(time, redraw) : undefined), [time]);
}
