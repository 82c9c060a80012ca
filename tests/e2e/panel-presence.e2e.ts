import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { hire, visitAs } from './panel-crew.ts';

const article = { title: 'İki kişinin haberi', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
const operation = {
  ...{ title: 'İki kişinin operasyonu', description: 'Açıklama.', location: 'Iğdır' },
  ...{ date: '2026-03-04', status: 'active' },
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const { tab, path, draft } of [
  { tab: 'news', path: '/api/news', draft: article },
  { tab: 'operations', path: '/api/operations', draft: operation },
]) {
  test(`who is editing now is shown in the form and in the row: ${tab}`, { tag: '@phone' }, async ({
    page,
    browser,
    site,
    signIn,
    noFaults: _,
  }) => {
    const { title } = draft;
    await signIn(page);
    await create(page, { path, draft });
    await page.clock.install();
    await page.goto(`/adminpanel?tab=${tab}`);
    await edit(page, title);
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Başlık')).toHaveValue(title);
    await expect(form.getByText(/düzenliyor/)).toHaveCount(0);

    const username = await hire(page);
    const other = await visitAs(browser, site, { username, ...phone });
    await other.goto(`/adminpanel?tab=${tab}`);
    await expect(rowOf(other, title)).toContainText('admin şu anda düzenliyor');
    await expectAccessible(other, 'a list in which somebody is editing');
    await edit(other, title);
    const otherForm = other.getByRole('dialog');
    await expect(otherForm.getByText('admin şu anda düzenliyor', { exact: true })).toBeVisible();
    await expectAccessible(other, 'a form that somebody else has open');

    await form.getByLabel('Başlık').fill(`${title}, yarım`);
    await page.clock.runFor(20_000);
    await expect(form.getByText(`${username} şu anda düzenliyor`, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Başlık')).toHaveValue(`${title}, yarım`);
    await expect(form.getByLabel('Başlık')).toBeFocused();

    await otherForm.getByRole('button', { name: 'İptal' }).click();
    // the question may have gone out before the other's farewell came in
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(form.getByText(/düzenliyor/)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await other.context().close();
  });
}

test('who is editing a part of the site is shown in its form and in the list', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  signIn,
  noFaults: _,
}) => {
  const title = 'Misyon ve Vizyon';
  await signIn(page);
  const username = await hire(page, { role: 'admin' });
  await openSite(page);
  await edit(page, title);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();

  const other = await visitAs(browser, site, { username, ...phone });
  await openSite(other);
  await expect(rowOf(other, title)).toContainText('admin şu anda düzenliyor');
  await edit(other, title);
  const form = other.getByRole('dialog', { name: title });
  await expect(form.getByText('admin şu anda düzenliyor', { exact: true })).toBeVisible();
  await expectAccessible(other, 'a part of the site that somebody else has open');
  await other.context().close();
});

test('one’s own form in another tab is shown, and gone when that tab goes on elsewhere', {
  tag: '@phone',
}, async ({ page, signIn, noFaults: _ }) => {
  const draft = { ...article, title: 'İki sekmede açık haber' };
  await signIn(page);
  await create(page, { path: '/api/news', draft });
  await page.reload();
  await edit(page, draft.title);
  await expect(page.getByRole('dialog').getByLabel('Başlık')).toHaveValue(draft.title);
  const second = await page.context().newPage();
  await second.goto('/adminpanel');
  await edit(second, draft.title);
  const notice = second.getByRole('dialog').getByText('Siz başka bir yerde düzenliyorsunuz');
  await expect(notice).toBeVisible();
  await second.close();
  await page.goto('/news');
  await page.goto('/adminpanel');
  await expect(rowOf(page, draft.title)).toBeVisible();
  await expect(rowOf(page, draft.title)).not.toContainText('düzenliyor');
});

test('a failing question disturbs nobody who writes', { tag: '@phone' }, async ({
  page,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/status of (401|503)/);
  const draft = { ...article, title: 'Sessiz sedasız' };
  await signIn(page);
  await create(page, { path: '/api/news', draft });
  for (const status of [503, 401]) {
    await page.route('**/api/admin/presence**', (route) => route.fulfill({ status, body: '{}' }));
    await page.reload();
    const answered = page.waitForResponse('**/api/admin/presence');
    await edit(page, draft.title);
    expect((await answered).status()).toBe(status);
    await page.getByLabel('Başlık').fill(`${draft.title} (${status})`);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Taslak Kaydet' }).click();
    await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
    draft.title = `${draft.title} (${status})`;
  }
});

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const edit = (page: Page, title: string) => page.getByRole('button', { name: `Düzenle: ${title}` }).click();

async function openSite(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
}

async function create(page: Page, { path, draft }: { path: string; draft: object }) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { data: draft, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}
