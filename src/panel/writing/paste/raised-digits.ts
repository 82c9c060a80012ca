import { findAll, styleOf } from './elements.ts';

const raised: Record<string, string> = { 2: '²', 3: '³' };

/**
 * Markdown raises nothing, and 36 m² is not 36 m2. The number of a footnote, which leads to it, stays as it is.
 * @returns whether there was any
 */
export function raiseDigits(body: HTMLElement): boolean {
  let hasRaised = false;
  for (const element of findAll(body, 'sup, span[data-style]')) {
    const sign = raised[element.textContent?.trim() ?? ''];
    if (!sign || !isRaised(element) || element.closest('a') || element.querySelector('a')) continue;
    element.textContent = sign;
    hasRaised = true;
  }
  return hasRaised;
}

const isRaised = (element: HTMLElement) =>
  element.nodeName === 'SUP' || /vertical-align:\s*super/.test(styleOf(element));
