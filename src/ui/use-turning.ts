import { type TouchEvent as ElementTouchEvent, useEffect, useEffectEvent, useRef } from 'react';

type Point = Pick<Touch, 'clientX' | 'clientY'>;

/** Pixels; a shorter move may be a trembling finger. */
const shortestSwipe = 50;

/**
 * Ignores a finger that moves more up or down, and one that pans a zoomed page or a panorama.
 * @returns the event handlers of the element
 */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<Point | null>(null);

  useEffect(() => {
    // Chromium goes back in its history on a push to the right unless the page cancels it
    const claim = (event: TouchEvent) => {
      const finger = event.touches.item(0);
      const isOurs = start.current && finger && distanceSideways(start.current, finger) !== 0;
      if (isOurs && event.cancelable) event.preventDefault();
    };
    window.addEventListener('touchmove', claim, { passive: false });
    return () => window.removeEventListener('touchmove', claim);
  }, []);

  return {
    onTouchStart({ touches, target }: ElementTouchEvent) {
      const isSwipe = touches.length === 1 && !isZoomed() && !scrollsSideways(target);
      start.current = isSwipe ? touches.item(0) : null;
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

function scrollsSideways(target: EventTarget): boolean {
  const box = target instanceof Element && target.closest('[data-scrolls]');
  return box instanceof Element && box.scrollWidth > box.clientWidth;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/**
 * Listens for arrow keys on the window: a click on the picture may leave nothing focused, and the dialog then gets no
 * keys.
 */
export function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const answer = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // Alt and the left arrow go back in the browser's history
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') onLeft();
    if (key === 'ArrowRight') onRight();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
