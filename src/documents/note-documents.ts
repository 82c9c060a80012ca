import type { Content, DocumentName } from '#/content/documents.ts';

/** The same content; tells which documents have been read of it. */
export function noteDocuments(content: Content): { content: Content; namesRead: () => DocumentName[] } {
  const names = new Set<DocumentName>();
  const noted = new Proxy(content, {
    get(target, name) {
      if (name in target) names.add(name as DocumentName);
      return Reflect.get(target, name);
    },
  });
  return { content: noted, namesRead: () => [...names] };
}
