import type { Page } from '@playwright/test';
import { expect, onStarterContent } from '../support/test.ts';

// the history is read out, too, so no other file writes into it
const test = onStarterContent();

test.use({ viewport: { width: 1366, height: 768 } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** Stops of the keyboard on one screen: beyond them a list repeats itself. */
const mostStops = 30;

/** What a screen reader says at each stop of the Tab key, from where the focus is until it comes round. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // between the last control and the first the browser's own are reached
    if ((await focused.count()) === 0) continue;
    const [first = ''] = (await focused.ariaSnapshot()).split('\n');
    // how long ago something was changes by itself
    const words = first
      .replace(/^- /, '')
      .replace(/:$/, '')
      .replace(/ · [^"]* önce/, '');
    if (said.length > 1 && words === said[0]) break;
    // a date has a stop for the day, the month and the year
    if (words !== said.at(-1)) said.push(words);
  }
  return said;
}

/** A control without a name is read as its kind alone: '- button'. */
const isNameless = (words: string) => /^[a-z]+( \[[^\]]*\])*$/.test(words);

const menu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
};
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).press('Enter');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');

/** Each is opened by the keyboard alone, in the order of the panel. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  Haberler: async () => {},
  'Yeni Haber': press('Yeni Haber'),
  'Çöp Kutusu': press('Çöp Kutusu'),
  Operasyonlar: tab('Operasyonlar'),
  Medya: tab('Medya'),
  'Fotoğraf Galerisi': tab('Fotoğraf Galerisi'),
  Masam: press('Masam'),
  Ara: press('Panelde ara'),
  Site: press('Site'),
  Duyuru: press('Duyuru'),
  Kullanıcılar: menu('Kullanıcılar'),
  'İşlem Geçmişi': menu('İşlem Geçmişi'),
  'Görünen Adım': menu('Görünen Adım'),
  'Giriş Güvenliği': menu('Giriş Güvenliği'),
  Oturumlarım: menu('Oturumlarım'),
  'Şifre Değiştir': press('Şifre Değiştir'),
};

test('whoever listens to the panel hears what each control does, on every screen, in its order', {
  tag: '@desktop',
}, async ({ page }) => {
  const heard: string[] = [];
  for (const [name, open] of Object.entries(screens)) {
    await page.goto('/adminpanel');
    await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
    await open(page);
    await page.waitForLoadState('networkidle');
    const said = await listen(page);
    expect(said.filter(isNameless), name).toEqual([]);
    heard.push(`# ${name}`, ...said, '');
  }
  expect(heard.join('\n')).toMatchSnapshot('panel-spoken.txt');
});
