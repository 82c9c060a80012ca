export const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Keeps the content and drops the attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** `markdownOfHtml` has renamed the style attribute. */
export const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase() ?? '';

export const isEmpty = (element: Element): boolean =>
  element.textContent?.trim() === '' && !element.querySelector('img');

/** Reads a whole number from 1 on; 1 where there is none. */
export const readCount = (element: Element, name: 'start' | 'colspan' | 'rowspan'): number =>
  Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1);
