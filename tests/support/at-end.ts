/** Takes what is to be done when a test, or a file of tests, is over. */
export type AtEnd = (undo: () => void | Promise<void>) => void;
