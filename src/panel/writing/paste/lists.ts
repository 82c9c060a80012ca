import { findAll, isEmpty, unwrap } from './elements.ts';

/** Lists as HTML wants them: a list within a list belongs to the item before it, and an item is no paragraph. */
export function tidyLists(body: HTMLElement): void {
  for (const inner of findAll(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling;
    if (before?.nodeName === 'LI') before.append(inner);
  }
  for (const paragraph of findAll(body, 'li > p:first-child, li > div:first-child')) unwrap(paragraph);
  for (const item of findAll(body, 'li')) if (isEmpty(item)) item.remove();
}
