import type { Page } from '@playwright/test';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { chooseAccountAction } from './panel-account.ts';
import { crewPassword, hire } from './panel-crew.ts';
import { fillFields } from './panel-news-form.ts';

/** Two people, one after the other, at the computer of the association. */

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401|ERR_FAILED|Failed to fetch/);
  await signIn(page);
});

test('what one person left unfinished is not offered to the next, and waits for its writer', {
  tag: '@phone',
}, async ({ page, site, session }) => {
  const mehmet = { username: await hire(page), password: crewPassword };
  await type(page, 'Ayşe’nin yarım haberi');
  await page.reload();
  await expect(unfinished(page)).toContainText('Ayşe’nin yarım haberi');
  await signOut(page);
  session.cookies = [];
  await signInThere(page, mehmet);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
  await type(page, 'Mehmet’in yarım haberi', '');
  await page.reload();
  await expect(unfinished(page).getByRole('listitem')).toHaveText([/^Mehmet’in yarım haberi/]);
  await signOut(page);
  await signInThere(page, site.admin);
  await expect(unfinished(page).getByRole('listitem')).toHaveText([/^Ayşe’nin yarım haberi/]);
  await page.getByRole('button', { name: 'Sürdür: Ayşe’nin yarım haberi' }).click();
  await expect(titleOf(page)).toHaveValue('Ayşe’nin yarım haberi');
});

test('who signs in over somebody else’s form goes on with that text alone', { tag: '@desktop' }, async ({
  page,
}) => {
  const mehmet = { username: await hire(page), password: crewPassword };
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Bekleyen haber');
  const other = await page.context().newPage();
  await other.goto('/adminpanel');
  await type(other, 'Öbür yarım haber', '');
  await other.close({ runBeforeUnload: false });
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await fillSignIn(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }), mehmet);
  await page.route('**/api/news', (route) => route.abort());
  await page.getByRole('button', { name: 'Giriş Yap ve Sürdür' }).click();
  await expect(page.getByText(`Hoş geldiniz, ${mehmet.username}`)).toBeAttached();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await titleOf(page).fill('Devralınan haber');
  await page.reload();
  await expect(unfinished(page).getByRole('listitem')).toHaveText([/^Devralınan haber/]);
});

test('a tab saves under nobody’s name but the one it shows, whoever has signed in in another', {
  tag: '@desktop',
}, async ({ page, site, session }) => {
  const mehmet = { username: await hire(page), password: crewPassword };
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Ayşe’nin açık haberi');
  const other = await page.context().newPage();
  await other.goto('/adminpanel');
  await signOut(other);
  session.cookies = [];
  await signInThere(other, mehmet);
  await other.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(other, 'Mehmet’in açık haberi');

  const saveDraft = (tab: Page) => tab.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const asked = (tab: Page) => tab.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await saveDraft(page);
  await expect(asked(page).getByLabel('Kullanıcı adı')).toHaveValue(site.admin.username);
  expect(await writersOf(other)).not.toHaveProperty('Ayşe’nin açık haberi');
  await fillSignIn(asked(page), site.admin);
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();

  await saveDraft(other);
  await fillSignIn(asked(other), site.admin);
  await expect(other.getByRole('alertdialog')).toContainText(`${site.admin.username} adına kaydedilecek`);
  await other.getByRole('button', { name: 'Giriş Yap ve Sürdür' }).click();
  await expect(other.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(other.getByText(`Hoş geldiniz, ${site.admin.username}`)).toBeAttached();
  expect(await writersOf(page)).toMatchObject({
    'Ayşe’nin açık haberi': site.admin.username,
    'Mehmet’in açık haberi': site.admin.username,
  });
});

async function writersOf(page: Page): Promise<Record<string, string>> {
  const { items } = await (await page.request.get('/api/admin/news/list')).json();
  return Object.fromEntries(
    items.map(({ title, createdBy }: Record<'title' | 'createdBy', string>) => [title, createdBy]),
  );
}

async function type(page: Page, title: string, before?: string) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  if (before !== undefined) await expect(titleOf(page)).toHaveValue(before);
  await titleOf(page).fill(title);
}

async function signOut(page: Page) {
  await chooseAccountAction(page, 'Çıkış Yap');
  await page.waitForURL('**/admin-login');
}

async function signInThere(page: Page, person: Site['admin']) {
  await fillSignIn(page, person);
  await page.waitForURL('**/adminpanel');
}

async function fillSignIn(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  { username, password }: Site['admin'],
) {
  await place.getByLabel('Kullanıcı adı').fill(username);
  await place.getByLabel('Şifre', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Giriş Yap' }).click();
}

const titleOf = (page: Page) => page.getByRole('dialog').getByLabel('Başlık');

const unfinished = (page: Page) => page.getByRole('region', { name: /^Yarım kalan \d+ yazınız var/ });
