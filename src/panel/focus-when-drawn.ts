/** As a `ref`: gives the keyboard to what has just been drawn, as when one step of a dialog takes another's place. */
export const focusWhenDrawn = (element: HTMLElement | null) => element?.focus();
