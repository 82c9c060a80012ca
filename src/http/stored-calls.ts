import { requestJson } from './request.ts';

/** The calls that change things of one kind. @param path of their calls: 'news' for /api/news and /api/admin/news */
export const storedCalls = <Item, Input extends object>(path: string) => ({
  /** @param key the same for each repetition of one save, so that it never makes two */
  create: (draft: Input, key?: string) => requestJson<Item>('POST', `/api/${path}`, draft, { key }),
  update: (id: number, draft: Input) => requestJson<Item>('PUT', `/api/${path}/${id}`, draft),
  remove: (id: number) => requestJson<void>('DELETE', `/api/${path}/${id}`),
  restore: (id: number) => requestJson<Item>('POST', `/api/admin/${path}/${id}/restore`),
});
