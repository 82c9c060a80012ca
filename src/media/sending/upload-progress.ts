import { createStore } from '#/panel/store.ts';

/** Read by the panel's frame, which does not know the queue until something is sent. */
export const uploadProgress = createStore({ number: 0, percent: 0 });
