import type { StoredDocument } from '#/documents/answers.server.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

const calls = '/api/admin/documents';

const title = 'Hakkımızda';
/** A draft may hold what visitors must not be shown. */
const change = { picture: { imageUrl: '/artwork/yok.webp', alt: 'Yok' } };

test('a picture that is not there is refused at its field, and the part is not published', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of (400|404)/);
  await signIn(page);
  const list: StoredDocument[] = await (await page.request.get(calls)).json();
  const id = list.find(({ name }) => name === 'about')?.id;
  const { version, value } = (await (await page.request.get(`${calls}/${id}`)).json()) as StoredDocument;
  const headers = { origin: new URL(page.url()).origin };
  const data = { version, value: { ...(value as object), ...change }, published: false };
  expect((await page.request.put(`${calls}/${id}`, { data, headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  const picture = form.getByRole('group', { name: 'Resim' });
  await expect(
    picture.getByText('Bu görsel kitaplıkta yok. Kitaplıktan seçin ya da yükleyin.'),
  ).toBeVisible();
  expect(await (await page.request.get('/about')).text()).not.toContain('yok.webp');
  // other tests share this server
  const mended = { version: version + 1, value, published: true };
  expect((await page.request.put(`${calls}/${id}`, { data: mended, headers })).status()).toBe(200);
});
