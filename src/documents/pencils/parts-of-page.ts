/** A text or a picture of a page. */
export interface PagePart {
  /** A text, a picture, or what holds nothing but these words. */
  node: Text | Element;
  words: string;
  isInPage: boolean;
}

/** Words with single spaces. */
export const tidyWords = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const skipped =
  'script, style, template, noscript, svg, iframe, select, textarea, [data-preview-bar], [data-pencils], [data-wake]';

/** In the order of the page. What several elements write together is one part if `isKnown` says so. */
export function partsOfPage(root: Element, isKnown: (words: string) => boolean): PagePart[] {
  const parts: PagePart[] = [];
  const main = root.querySelector('main');
  function add(node: Text | Element, text: string | null) {
    const words = tidyWords(text);
    if (words) parts.push({ node, words, isInPage: main?.contains(node) ?? false });
  }
  function look(element: Element) {
    if (element.matches('img')) {
      add(element, element.getAttribute('src'));
      return add(element, element.getAttribute('alt'));
    }
    if (isWhole(element, isKnown)) return add(element, element.textContent);
    if (!element.textContent?.trim()) add(element, element.getAttribute('aria-label'));
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) add(child as Text, child.textContent);
      else if (child instanceof Element && !child.matches(skipped)) look(child);
    }
  }
  look(root);
  return parts;
}

/** No element inside it has the same words. */
function isWhole(element: Element, isKnown: (words: string) => boolean): boolean {
  if (element.children.length === 0) return false;
  const words = tidyWords(element.textContent);
  return isKnown(words) && ![...element.children].some((child) => tidyWords(child.textContent) === words);
}
