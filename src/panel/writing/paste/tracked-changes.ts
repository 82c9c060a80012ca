import { findAll } from './elements.ts';

/**
 * Word (`.msoDel`) and LibreOffice write what was deleted while changes were tracked; only a style strikes it out.
 * @returns whether there was any: the plain text on the clipboard may still hold it
 */
export function dropDeleted(body: HTMLElement): boolean {
  const deleted = findAll(body, 'del, .msoDel');
  for (const element of deleted) element.remove();
  return deleted.length > 0;
}
