/** For `ref`, where one step of a dialog replaces another. */
export const focusWhenDrawn = (element: HTMLElement | null) => element?.focus();
