import { expectAccessible } from '../support/accessible.ts';
import { openFilters } from '../support/filters.ts';
import { expect, test, testOnStarterContent } from '../support/test.ts';
import { hire, newName, visitAs } from './panel-crew.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
});

test('on a phone the head is one line, and the menu holds the rest', { tag: '@phone' }, async ({ page }) => {
  const head = page.getByRole('banner');
  const title = head.getByRole('heading', { level: 1, name: 'Yönetim Paneli' });
  const menu = head.getByRole('button', { name: 'Menü' });
  await expect(page.getByRole('tab')).toHaveCount(4);
  const [titleBox, menuBox] = [await title.boundingBox(), await menu.boundingBox()];
  expect(titleBox?.y).toBeGreaterThanOrEqual(menuBox?.y ?? 0);
  expect(titleBox?.y).toBeLessThan((menuBox?.y ?? 0) + (menuBox?.height ?? 0));
  expect((await head.boundingBox())?.height).toBeLessThan(125);
  await menu.click();
  const list = page.getByRole('menu');
  await expect(list).toContainText('Hoş geldiniz, admin');
  await expect(list).toContainText('Yönetici');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Duyuru',
    'Site',
    'Kullanıcılar',
    'İşlem Geçmişi',
    'Görünen Adım',
    'Oturumlarım',
    'Giriş Güvenliği',
    'Şifre Değiştir',
    'Çıkış Yap',
    /Siteyi Gör/,
  ]);
  await expectAccessible(page, 'the account menu');
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
});

testOnStarterContent(
  'on a phone the first article is in sight, also below a notice',
  {
    tag: '@phone',
  },
  async ({ page, signIn }) => {
    await signIn(page);
    await expect(page.getByRole('region', { name: 'Şifreniz hakkında' })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(420);
  },
);

testOnStarterContent(
  'of several things to know a phone shows the most urgent, the number of the others and the first article',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await page.route('**/api/admin/documents/proposals', async (route) => {
      const news = await (await route.fetch()).json();
      const proposals = [{ id: 1, title: 'Bağış', version: 2, proposedBy: 'zeynep', isOwn: false }];
      const notices = [
        { id: 1, kind: 'outside-link', title: '', detail: 'a', by: 'z', at: '2026-11-28T10:00:00Z' },
      ];
      await route.fulfill({ json: { ...news, proposals, notices } });
    });
    await signIn(page);
    const urgent = page.getByText('zeynep bağış hesaplarını değiştirmek istiyor.');
    const password = page.getByRole('region', { name: 'Şifreniz hakkında' });
    const more = page.getByRole('button', { name: '2 hatırlatma daha' });
    await expect(more).toBeVisible();
    await expect(urgent).toBeVisible();
    await expect(password).toBeHidden();
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(480);
    await expectAccessible(page, 'folded reminders');
    await page.getByRole('tab', { name: 'Galeri' }).click();
    await more.click();
    await expect(password).toBeVisible();
    await password.getByRole('button', { name: 'Sonra' }).click();
    await page.reload();
    await expect(urgent).toBeVisible();
    await expect(password).toHaveCount(0);
  },
);

test('on a narrow phone no choice of the list is cut', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openFilters(page);
  const choices = page.getByRole('search').getByRole('combobox');
  await expect(choices.locator('option:checked')).toHaveText([
    'Tüm haberler',
    'Tüm kategoriler',
    'Önce en yeni',
  ]);
  for (const choice of await choices.all())
    expect(await choice.evaluate(isWhole), await choice.inputValue()).toBe(true);
});

test('a long name does not make the panel wider than a phone', { tag: '@phone' }, async ({
  page,
  browser,
  site,
}) => {
  const username = await hire(page, { username: `${newName()}-WWWWWWWWWWWW` });
  const other = await visitAs(browser, site, { username, viewport: { width: 360, height: 640 } });
  await expect(other.getByRole('button', { name: 'Menü' })).toBeVisible();
  const width = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await other.context().close();
});

/** Measures the words beside the select, because they do not widen it. */
function isWhole(select: HTMLElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const words = document.createElement('span');
  words.style.font = font;
  words.textContent = select.querySelector('option:checked')?.textContent ?? '';
  words.style.position = 'fixed';
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  return width <= select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
