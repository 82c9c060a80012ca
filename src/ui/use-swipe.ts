import { type TouchEvent as ElementTouchEvent, useEffect, useRef } from 'react';

type Point = Pick<Touch, 'clientX' | 'clientY'>;

/** Pixels; less is a finger that trembles. */
const shortestSwipe = 50;

/**
 * One finger that moves more sideways than up or down, and does not pan a page that is zoomed in.
 * @returns what the element that is swiped over listens to
 */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<Point | null>(null);

  useEffect(() => {
    // Chromium takes a push to the right for the way back in its history, unless the page claims it
    const claim = (event: TouchEvent) => {
      const finger = event.touches.item(0);
      const isOurs = start.current && finger && distanceSideways(start.current, finger) !== 0;
      if (isOurs && event.cancelable) event.preventDefault();
    };
    window.addEventListener('touchmove', claim, { passive: false });
    return () => window.removeEventListener('touchmove', claim);
  }, []);

  return {
    onTouchStart({ touches }: ElementTouchEvent) {
      start.current = touches.length === 1 && !isZoomed() ? touches.item(0) : null;
    },
    onTouchEnd({ changedTouches }: ElementTouchEvent) {
      const distance = start.current ? distanceSideways(start.current, changedTouches.item(0)) : 0;
      start.current = null;
      if (distance <= -shortestSwipe) onLeft();
      if (distance >= shortestSwipe) onRight();
    },
  };
}

/** 0 for a finger that moved more up or down. */
function distanceSideways(from: Point, to: Point): number {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
  return Math.abs(x) > Math.abs(y) ? x : 0;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;
