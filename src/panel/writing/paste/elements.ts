export const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Takes an element away and leaves what it holds. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Another element in its place, with what it holds and without its attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** How it looked, as `markdownOfHtml` has set it aside. */
export const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase() ?? '';

export const isEmpty = (element: Element): boolean =>
  element.textContent?.trim() === '' && !element.querySelector('img');
