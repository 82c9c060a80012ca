import { requestJson } from './request.ts';

/** @param path 'news' for /api/news and /api/admin/news */
export const storedCalls = <Item, Input extends object>(path: string) => ({
  /** @param key the same for each repetition of one save, which then never makes two things */
  create: (draft: Input, key?: string) => requestJson<Item>('POST', `/api/${path}`, draft, { key }),
  update: (id: number, draft: Input) => requestJson<Item>('PUT', `/api/${path}/${id}`, draft),
  remove: (id: number) => requestJson<void>('DELETE', `/api/${path}/${id}`),
  restore: (id: number) => requestJson<Item>('POST', `/api/admin/${path}/${id}/restore`),
});
