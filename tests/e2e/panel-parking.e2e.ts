import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { leaveTab } from '../support/leave-tab.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { hire, visitAs } from './panel-crew.ts';
import { fillFields } from './panel-news-form.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a half text is put aside in one press, and gone on with on another device until it is complete', {
  tag: '@desktop',
}, async ({ page, browser, site, noFaults: _ }) => {
  const { username, desk } = await hireAtDesk(page, browser, site);
  await openNew(desk, 'Haber');
  await titleOf(desk).fill('Yarım haber');
  await parkButton(desk).click();
  await expect(desk.getByText('Yarım kalanlara kondu', { exact: true })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(unfinished(desk, 1)).toContainText('Yarım haber');
  expect(await textsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Sürdür', exact: true }).click();
  await expect(titleOf(desk)).toHaveValue('Yarım haber');
  await parkButton(desk).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  expect(await textsOf(desk)).toEqual([]);

  const mobile = await visitAs(browser, site, { username, ...phone });
  await expect(unfinished(mobile, 1)).toContainText('Yarım haber');
  await expect(unfinished(mobile, 1)).not.toContainText('yalnız bu cihazda');
  await resume(mobile, 'Yarım haber');
  await expect(titleOf(mobile)).toHaveValue('Yarım haber');
  await expectAccessible(mobile, 'a text that is gone on with');
  await fillFields(mobile, 'Tamamlanan haber');
  await mobile.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(mobile.getByRole('heading', { name: 'Tamamlanan haber' })).toBeVisible();
  await expect(unfinished(mobile, 1)).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Tamamlanan haber' })).toBeVisible();
  await expect(unfinished(desk, 1)).toHaveCount(0);
});

test('who leaves a half text is offered to put it aside, and a draft once it is complete', {
  tag: '@phone',
}, async ({ page, browser, site, noFaults: _ }) => {
  const { desk } = await hireAtDesk(page, browser, site, phone);
  await openNew(desk, 'Haber');
  await titleOf(desk).fill('Geri tuşuyla bırakılan');
  await desk.goBack();
  const question = desk.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await expect(question.getByRole('button', { name: 'Taslak Kaydet' })).toHaveCount(0);
  await expectAccessible(desk, 'the question over a half text');
  await question.getByRole('button', { name: 'Yarım Kalanlara Koy' }).click();
  await expect(desk.getByText('Yarım kalanlara kondu', { exact: true })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await resume(desk, 'Geri tuşuyla bırakılan');
  await fillFields(desk, 'Geri tuşuyla kaydedilen');
  await desk.goBack();
  await expect(question.getByRole('button', { name: 'Yarım Kalanlara Koy' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(desk.getByRole('heading', { name: 'Geri tuşuyla kaydedilen' })).toBeVisible();
});

test('a new form is empty whatever is unfinished, which stands on a line above it; changing over loses nothing', {
  tag: '@phone',
}, async ({ page, browser, site, noFaults: _ }) => {
  const { desk } = await hireAtDesk(page, browser, site, phone);
  await openNew(desk, 'Haber');
  await titleOf(desk).fill('Dünkü yarım haber');
  const next = await leaveTab(desk);
  await openNew(next, 'Haber');
  await expect(titleOf(next)).toHaveValue('');
  await expect(unfinished(next, 1)).toContainText('Dünkü yarım haber');
  await expectAccessible(next, 'a line above a new form');
  await titleOf(next).fill('Bu geceki haber');
  await resume(next, 'Dünkü yarım haber');
  await expect(titleOf(next)).toHaveValue('Dünkü yarım haber');
  await next.reload();
  await expect(unfinished(next, 2).getByRole('listitem')).toContainText(['Bu geceki', 'Dünkü']);
  await openNew(next, 'Haber');
  await expect(titleOf(next)).toHaveValue('');
  await unfinished(next, 2).locator('summary').click();
  await expectAccessible(next, 'a list above a new form');
  await resume(next, 'Bu geceki haber');
  await expect(titleOf(next)).toHaveValue('Bu geceki haber');
});

test('a text that cannot be put aside stays on the device, and says so calmly', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
}) => {
  const { desk } = await hireAtDesk(page, browser, site);
  await desk.route('**/api/admin/parked', (route) => route.abort());
  await openNew(desk, 'Operasyon');
  await titleOf(desk).fill('Bağlantısız yazı');
  await parkButton(desk).click();
  await expect(desk.getByText('Yazınız bu cihazda duruyor', { exact: true })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(unfinished(desk, 1)).toContainText('Bağlantısız yazı');
  await expect(unfinished(desk, 1)).toContainText('yalnız bu cihazda');
  await desk.unroute('**/api/admin/parked');
  await resume(desk, 'Bağlantısız yazı');
  await parkButton(desk).click();
  await expect(desk.getByText('Yarım kalanlara kondu', { exact: true })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(unfinished(desk, 1)).not.toContainText('yalnız bu cihazda');
  expect(await textsOf(desk)).toEqual([]);
});

test('a text that was brought back is put aside again in the place of the one before', {
  tag: '@desktop',
}, async ({ page, browser, site, noFaults: _ }) => {
  const { desk } = await hireAtDesk(page, browser, site);
  await openNew(desk, 'Haber');
  await titleOf(desk).fill('İlk hâli');
  await parkButton(desk).click();
  await resume(desk, 'İlk hâli');
  await titleOf(desk).fill('İkinci hâli');
  await parkButton(desk).click();
  await expect(unfinished(desk, 1)).toContainText('İkinci hâli');
  await resume(desk, 'İkinci hâli');
  await titleOf(desk).fill('Vazgeçilen hâli');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(unfinished(desk, 1)).toContainText('İkinci hâli');
  await desk.getByRole('button', { name: 'Yazıyı sil: İkinci hâli' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Yarım kalan yazı silinsin mi?' });
  await expect(question).toContainText('bütün cihazlarınızdan silinir');
  await question.getByRole('button', { name: 'Yazıyı Sil' }).click();
  await expect(question).toHaveCount(0);
  await expect(unfinished(desk, 1)).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(unfinished(desk, 1)).toHaveCount(0);
});

test('when the session has ended, one signs in over the form and the text is put aside', {
  tag: '@desktop',
}, async ({ page, browser, site }) => {
  const { username, desk } = await hireAtDesk(page, browser, site);
  await openNew(desk, 'Haber');
  await titleOf(desk).fill('Oturumu aşan yazı');
  await desk.context().clearCookies();
  await parkButton(desk).click();
  const signIn = desk.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(signIn.getByLabel('Kullanıcı adı')).toHaveValue(username);
  await signIn.getByLabel('Şifre', { exact: true }).fill('Dag-Yolu-1907');
  await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(unfinished(desk, 1)).toContainText('Oturumu aşan yazı');
});

async function hireAtDesk(page: Page, browser: Browser, site: Site, screen: object = {}) {
  const username = await hire(page);
  return { username, desk: await visitAs(browser, site, { username, ...screen }) };
}

async function openNew(page: Page, kind: 'Haber' | 'Operasyon') {
  if (kind === 'Operasyon') await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: `Yeni ${kind}` }).click();
}

const titleOf = (page: Page) => page.getByRole('dialog').getByLabel('Başlık');

const parkButton = (page: Page) => page.getByRole('button', { name: 'Yarım Kalanlara Koy' });

const resume = (page: Page, title: string) => page.getByRole('button', { name: `Sürdür: ${title}` }).click();

const unfinished = (page: Page, number: number) =>
  page.getByRole('region', { name: `Yarım kalan ${number} yazınız var` });

const textsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsaved ')));
