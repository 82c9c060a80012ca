/** Stays in view: at the upper edge on a wide screen, on a phone at the lower one, where the thumb is. */
export const toolbarClass =
  'sticky top-(--edge) z-10 grid grid-cols-1 rounded-t-md border border-snow-300 bg-snow-50 max-sm:top-auto max-sm:bottom-(--edge) max-sm:order-last max-sm:rounded-t-none max-sm:rounded-b-md';

/** Too many for a phone: the row is pushed sideways, and is no stop of the keyboard by itself. */
export const toolRowClass = 'flex gap-0.5 overflow-x-auto p-0.5 max-[20rem]:flex-wrap sm:flex-wrap';
