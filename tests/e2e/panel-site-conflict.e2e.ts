import type { Page } from '@playwright/test';
import type { Board } from '#/content/boards.ts';
import type { StoredDocument } from '#/documents/answers.server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { leaveTab } from '../support/leave-tab.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

const title = 'Yönetim Kurulu';
const calls = '/api/admin/documents';
type BoardDocument = StoredDocument & { value: Board };

async function readBoard({ request }: Page): Promise<BoardDocument> {
  const list: StoredDocument[] = await (await request.get(calls)).json();
  return (await request.get(`${calls}/${list.find(({ name }) => name === 'board')?.id}`)).json();
}

/** Somebody else saves a draft in which one member has another office. */
async function changeBehind(page: Page, { at, position }: { at: number; position: string }) {
  const { id, version, value } = await readBoard(page);
  const members = value.members.map((member, index) => (index === at ? { ...member, position } : member));
  const data = { version, value: { ...value, members }, published: false };
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.put(`${calls}/${id}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function openSite(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('button', { name: /^1\. / }).click();
  return form;
}

test('two people who change two members both keep their change; who changes the same one is asked about it', {
  tag: '@phone',
}, async ({ page, site, signIn, noFaults }) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
  await openSite(page);
  const form = await openForm(page);
  await form.getByLabel('Görevi').fill('Benim yazdığım görev');
  await changeBehind(page, { at: 4, position: 'Onların yazdığı görev' });
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(
    page.getByText(/^Taslak kaydedildi\. Bu sırada başka bir yerde kaydedilen değişiklikler de korundu\.$/),
  ).toBeVisible();
  await expect(form).toHaveCount(0);
  const { members } = (await readBoard(page)).value;
  expect([members[0]?.position, members[4]?.position]).toEqual([
    'Benim yazdığım görev',
    'Onların yazdığı görev',
  ]);

  await openForm(page);
  await form.getByLabel('Görevi').fill('Yeniden benim');
  await form.getByLabel('Giriş cümlesi').fill('Benim cümlem.');
  await changeBehind(page, { at: 0, position: 'Yeniden onların' });
  await changeBehind(page, { at: 5, position: 'Bir de bu' });
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const { username } = site.admin;
  await expect(form.getByRole('heading', { name: `Siz düzenlerken ${username} kaydetti` })).toBeFocused();
  await expect(form.getByRole('group')).toHaveCount(1);
  const question = form.getByRole('group', { name: `Üyeler › 1. ${members[0]?.name} › Görevi` });
  await expect(form.getByText('kaydedilen değişiklikler de korundu')).toBeVisible();
  // before and after the differences are marked
  await expect(question).toHaveText(/Yeniden .*benim/);
  // the toast of the refused save lies over a button
  await expect(page.getByRole('button', { name: 'Bildirimi kapat' })).toHaveCount(0, { timeout: 15_000 });
  await expectAccessible(page, 'a question about one place of a part of the site');
  await question.getByRole('radio', { name: /Kayıtlı metin/ }).check();
  await form.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await expect(form.getByLabel('Görevi')).toBeFocused();
  await expect(form.getByLabel('Görevi')).toHaveValue('Yeniden onların');
  await expect(form.getByLabel('Giriş cümlesi')).toHaveValue('Benim cümlem.');
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);
  const { value } = await readBoard(page);
  expect([value.introduction, value.members[0]?.position, value.members[5]?.position]).toEqual([
    'Benim cümlem.',
    'Yeniden onların',
    'Bir de bu',
  ]);
});

test('what somebody else has kept as a draft is read before it is published along', {
  tag: '@phone',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
  await openSite(page);
  const form = await openForm(page);
  await form.getByLabel('Görevi').fill('Yayına hazır görev');
  await changeBehind(page, { at: 6, position: 'Yarım kalan görev' });
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form.getByText('ziyaretçiler onu henüz okumuyor')).toBeVisible();
  const unread = await readBoard(page);
  expect([unread.published, unread.value.members[6]?.position]).toEqual([false, 'Yarım kalan görev']);
  await form.getByRole('button', { name: 'Forma Ekle ve Oku' }).click();
  await form.getByRole('button', { name: /^7\. / }).click();
  await expect(form.getByLabel('Görevi').last()).toHaveValue('Yarım kalan görev');
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form).toHaveCount(0);
  const { published, value } = await readBoard(page);
  expect([published, value.members[0]?.position, value.members[6]?.position]).toEqual([
    true,
    'Yayına hazır görev',
    'Yarım kalan görev',
  ]);
});

test('a text that was begun over an older version takes nothing from the newer one', {
  tag: '@phone',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
  await openSite(page);
  const form = await openForm(page);
  await form.getByLabel('Görevi').fill('Yarım kalan görev');
  await expect(form.getByLabel('Görevi')).toHaveValue('Yarım kalan görev');
  // the tab dies, and somebody else saves before it is opened again
  await page.reload({ waitUntil: 'commit' });
  await changeBehind(page, { at: 2, position: 'Bu arada değişen görev' });
  await page.goto('/adminpanel');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await openForm(page);
  await expect(form.getByLabel('Görevi')).toHaveValue('Yarım kalan görev');
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);
  const { members } = (await readBoard(page)).value;
  expect([members[0]?.position, members[2]?.position]).toEqual([
    'Yarım kalan görev',
    'Bu arada değişen görev',
  ]);
});

test('the list of parts marks the one whose unsaved text waits on this device', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSite(page);
  const form = await openForm(page);
  await form.getByLabel('Giriş cümlesi').fill('Yarım kalan giriş.');
  const next = await leaveTab(page);
  await openSite(next);
  const row = next.getByRole('listitem').filter({ hasText: title });
  const badge = row.getByText('Yarım kalan', { exact: true });
  await expect(badge).toBeVisible();
  await expect(next.getByText('Yarım kalan', { exact: true })).toHaveCount(1);
  await expectAccessible(next, 'a part of the site whose text is not saved');
  await next.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await expect(next.getByLabel('Giriş cümlesi')).toHaveValue('Yarım kalan giriş.');
  await next.keyboard.press('Escape');
  await next.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(row).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('the first version of a part is named as in the list of parts', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSite(page);
  await page.getByRole('button', { name: `Önceki sürümler: ${title}` }).click();
  const versions = page.getByRole('dialog', { name: 'Sürümler' });
  const first = versions
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sürüm 1', exact: true }) });
  await expect(first).toContainText('Sitenin ilk hâli');
  await expect(versions).not.toContainText('bilinmiyor');
});
