import { requestJson } from './request.ts';

/** Makes the calls of one kind. @param path 'news' for /api/news and /api/admin/news */
export const storedCalls = <Item, Input extends object>(path: string) => ({
  /** @param key the same for each repetition of one save, which then never makes two things */
  create: (draft: Input, key?: string) => requestJson<Item>('POST', `/api/${path}`, draft, { key }),
  update: (id: number, draft: Input) => requestJson<Item>('PUT', `/api/${path}/${id}`, draft),
  remove: (id: number) => requestJson<void>('DELETE', `/api/${path}/${id}`),
  restore: (id: number) => requestJson<Item>('POST', `/api/admin/${path}/${id}/restore`),
});

/** Draws 128 random bits; not with `randomUUID`, which a page without https does not have. */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
