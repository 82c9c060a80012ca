import { type PointerEvent, useState } from 'react';

export interface TouchDrag {
  id: number;
  /** The photo under the finger. */
  over: number;
}

/** Drags by a handle, because elsewhere a finger scrolls. */
export function useTouchDrag(onDrop: (dragged: TouchDrag) => void) {
  const [drag, setDrag] = useState<TouchDrag>();
  const isOf = (id: number) => drag?.id === id;
  const handleOf = (id: number) => ({
    onPointerDown({ currentTarget, pointerId }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ id, over: id });
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent) {
      if (!isOf(id)) return;
      scrollAtEdge(currentTarget, clientY);
      const over = findPhotoAt(clientX, clientY);
      if (over !== undefined) setDrag({ id, over });
    },
    onPointerUp() {
      if (drag && isOf(id) && drag.over !== id) onDrop(drag);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handleOf };
}

function findPhotoAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]');
  return tile ? Number(tile.dataset.photo) : undefined;
}

/** CSS pixels; a finger hides about as much. */
const [edge, step] = [48, 16];

/** A longer gallery moves on while the finger is at the upper or lower edge of what is in view. */
function scrollAtEdge(handle: Element, y: number): void {
  const view = handle.closest('[data-scrolls]');
  if (!view) return;
  const { top, bottom } = view.getBoundingClientRect();
  if (y < top + edge) view.scrollTop -= step;
  else if (y > bottom - edge) view.scrollTop += step;
}
