import { type DragEvent, type PointerEvent, useState } from 'react';

interface Drag {
  dragged: number;
  /** The tile under the pointer. */
  over: number;
}

/**
 * Drags tiles with a mouse, or with a finger by a handle, because elsewhere a finger scrolls. Each goes by a number; buttons
 * do the same for who cannot drag.
 * @param onDrop called when one is let go over another
 */
export function useTileDrag(onDrop: (dragged: number, over: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = () => setDrag(undefined);
  const take = (tile: number) => setDrag({ dragged: tile, over: tile });
  return {
    /** Around all tiles: what happens while one is dragged. */
    area: {
      'data-tiles': '',
      ...(drag && {
        onPointerMove(event: PointerEvent) {
          // the button was let go outside of the window
          if (event.buttons === 0) return stop();
          scrollAtEdge(event);
          setDrag({ ...drag, over: findTileAt(event) ?? drag.over });
        },
        onPointerUp(event: PointerEvent) {
          const over = findTileAt(event);
          if (over !== undefined && over !== drag.dragged) onDrop(drag.dragged, over);
          stop();
        },
        onPointerLeave: stop,
        onPointerCancel: stop,
      }),
    },
    tile: (tile: number) => ({
      'data-tile': tile,
      'data-touched': touchOf(tile, drag),
      onPointerDown: ({ pointerType, button }: PointerEvent) =>
        pointerType === 'mouse' && button === 0 && take(tile),
      // the browser's own drag of a picture would end this one
      onDragStart: (event: DragEvent) => event.preventDefault(),
    }),
    handle: (tile: number) => ({ onPointerDown: () => take(tile) }),
  };
}

/** Class of a tile: shows which one is dragged, and whose place it would take. */
export const tileDragClass =
  'select-none outline-offset-2 outline-signal-600 data-[touched=dragged]:opacity-50 data-[touched=over]:outline-3';

function touchOf(tile: number, drag: Drag | undefined) {
  // a press that only chooses a tile drags it nowhere
  if (!drag || drag.over === drag.dragged) return undefined;
  if (drag.dragged === tile) return 'dragged';
  return drag.over === tile ? 'over' : undefined;
}

/** The event of a finger tells of the handle, wherever the finger is. A tile may hold tiles of its own. */
function findTileAt({ currentTarget, clientX, clientY }: PointerEvent): number | undefined {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]');
  return tile?.closest('[data-tiles]') === currentTarget ? Number(tile.dataset.tile) : undefined;
}

/** CSS pixels; a finger hides about as much. */
const [edge, step] = [48, 16];

/** A longer list moves on while the pointer is at the upper or lower edge of what is in view. */
function scrollAtEdge({ currentTarget, clientY }: PointerEvent): void {
  const view = currentTarget.closest('[data-scrolls]');
  if (!view) return;
  const { top, bottom } = view.getBoundingClientRect();
  if (clientY < top + edge) view.scrollTop -= step;
  else if (clientY > bottom - edge) view.scrollTop += step;
}
