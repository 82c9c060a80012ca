import { type PointerEvent, useState } from 'react';

export interface PhotoDrag {
  id: number;
  /** The photo under the pointer. */
  over: number;
}

/** Drags with a mouse, or with a finger by a handle, because elsewhere a finger scrolls. */
export function usePhotoDrag(onDrop: (dragged: PhotoDrag) => void) {
  const [drag, setDrag] = useState<PhotoDrag>();
  const stop = () => setDrag(undefined);
  return {
    drag,
    take: (id: number) => setDrag({ id, over: id }),
    /** Around all photos: what happens while one is dragged. */
    area: drag && {
      onPointerMove(event: PointerEvent) {
        // the button was let go outside of the window
        if (event.buttons === 0) return stop();
        scrollAtEdge(event);
        setDrag({ ...drag, over: findPhotoAt(event) ?? drag.over });
      },
      onPointerUp(event: PointerEvent) {
        const over = findPhotoAt(event);
        if (over !== undefined && over !== drag.id) onDrop({ id: drag.id, over });
        stop();
      },
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
  };
}

/** The event of a finger tells of the handle, wherever the finger is. */
function findPhotoAt({ clientX, clientY }: PointerEvent): number | undefined {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]');
  return tile ? Number(tile.dataset.photo) : undefined;
}

/** CSS pixels; a finger hides about as much. */
const [edge, step] = [48, 16];

/** A longer gallery moves on while the pointer is at the upper or lower edge of what is in view. */
function scrollAtEdge({ currentTarget, clientY }: PointerEvent): void {
  const view = currentTarget.closest('[data-scrolls]');
  if (!view) return;
  const { top, bottom } = view.getBoundingClientRect();
  if (clientY < top + edge) view.scrollTop -= step;
  else if (clientY > bottom - edge) view.scrollTop += step;
}
