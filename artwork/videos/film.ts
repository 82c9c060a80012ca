import { group } from '../draw/shapes.ts';
import { ease } from './motion.ts';

/** One camera position. It draws itself at any second counted from its own start. */
export type Shot = {
  seconds: number;
  /** The small line under the title. */
  caption: string;
  draw: (second: number) => string;
};

export type Film = {
  shots: readonly Shot[];
  /** Which second of the film stands on the page before anybody presses play. */
  posterAt: number;
};

/** Pixels of the drawing; `encode.ts` says how large the film is. */
export const SCREEN = { width: 1600, height: 900 };
export const FRAMES_PER_SECOND = 24;

const crossfade = 0.5;

export const secondsOf = (film: Film) => film.shots.reduce((sum, shot) => sum + shot.seconds, 0);

/** What the camera sees; the next shot fades in over the one before. */
export function pictureAt(film: Film, second: number): string {
  return startsOf(film)
    .filter(({ shot, start }) => second >= start && second < start + shot.seconds + crossfade)
    .map(({ shot, start }) => {
      const share = start === 0 ? 1 : ease((second - start) / crossfade);
      return group(shot.draw(second - start), `opacity="${share.toFixed(3)}"`);
    })
    .join('');
}

export function startsOf(film: Film): { shot: Shot; start: number }[] {
  let start = 0;
  return film.shots.map((shot) => {
    const placed = { shot, start };
    start += shot.seconds;
    return placed;
  });
}
