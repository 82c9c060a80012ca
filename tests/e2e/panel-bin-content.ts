import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const drafts = {
  news: { excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true },
  operations: { description: 'Dağda.', location: 'Ağrı', date: '2026-02-28', status: 'completed' },
  photos: { imageUrl: '/icons/icon-512.png', category: 'genel', description: 'Gece' },
};

export interface Creation {
  id: number;
  title: string;
}

/** Calls the API as who is signed in. */
export async function call<Answer = Creation>(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** Adds one without the form; the list shows it when it is read again. */
export const make = (page: Page, kind: keyof typeof drafts, title: string, change: object = {}) =>
  call(page, 'POST', `/api/${kind}`, { ...drafts[kind], ...change, title });

export const toastOf = (page: Page) =>
  page.getByRole('region', { name: /Bildirimler/, includeHidden: true }).getByRole('listitem', {
    includeHidden: true,
  });

export async function signInOver(page: Page, admin: { username: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await dialog.getByLabel('Kullanıcı adı').fill(admin.username);
  await dialog.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
}
