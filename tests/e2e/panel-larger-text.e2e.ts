import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { chooseAccountAction } from './panel-account.ts';

test.use({ viewport: { width: 320, height: 640 } });

let n = 0;
async function expectToFit(page: Page, state: string) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForTimeout(300);
  n += 1;
  await page.screenshot({ path: `/tmp/look/${String(n).padStart(2, '0')}-${state.replace(/ /g, '_')}.png` });
  const beyond = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height < 2) continue;
      if (box.right > room + 1 || box.left < -1) found.push('out: ' + element.outerHTML.slice(0, 160));
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2)
        found.push(`${overflowX} ${element.scrollWidth}>${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`);
    }
    return found.slice(0, 8);
  });
  if (beyond.length) console.log(`== ${state}\n` + beyond.join('\n'));
}

test('look', { tag: '@desktop' }, async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const size = () => { if (document.documentElement) document.documentElement.style.fontSize = '200%'; };
    size(); document.addEventListener('DOMContentLoaded', size);
  });
  await page.goto('/admin-login'); await expectToFit(page, 'sign in');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectToFit(page, 'news list');
  await page.getByRole('button', { name: /^Sil: / }).first().click(); await expectToFit(page, 'deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yeni Haber' }).click(); await expectToFit(page, 'form');
  await page.getByRole('button', { name: 'Kaydet' }).click(); await expectToFit(page, 'form with sentences');
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).first().click(); await page.waitForTimeout(500); await expectToFit(page, 'library');
  await page.keyboard.press('Escape');
  await page.getByLabel('Başlık').fill('Afyonkarahisarlılaştırabildiklerimizden'); await page.keyboard.press('Escape'); await expectToFit(page, 'unsaved');
  await page.getByRole('alertdialog').getByRole('button').last().click(); await page.waitForTimeout(300);
  if (await page.getByRole('dialog').count()) { await page.keyboard.press('Escape'); await page.waitForTimeout(300); await page.getByRole('alertdialog').getByRole('button').first().click().catch(() => {}); }
  for (const tab of ['Operasyonlar', 'Medya', 'Fotoğraf Galerisi']) {
    await page.getByRole('tab', { name: tab }).click(); await page.waitForTimeout(700); await expectToFit(page, tab);
  }
  await chooseAccountAction(page, 'Şifre Değiştir'); await expectToFit(page, 'password'); await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click(); await page.waitForTimeout(300); await expectToFit(page, 'menu');
  const items = await page.getByRole('menuitem').allTextContents(); console.log(items.join('|'));
  await page.keyboard.press('Escape');
  for (const item of items.filter((i) => !/Şifre|Çıkış|Siteyi/.test(i))) {
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click(); await page.waitForTimeout(900); await expectToFit(page, `menu ${item.replace(/\//g, ' ')}`);
    if (await page.getByRole('dialog').count()) { await page.keyboard.press('Escape'); await page.waitForTimeout(300); }
  }
  await page.getByRole('button', { name: 'Menü' }).click(); await page.getByRole('menuitem', { name: 'Site', exact: true }).click(); await page.waitForTimeout(500);
  for (const title of ['Hakkımızda', 'Tüzük', 'Bağış', 'Eğitim']) {
    const b = page.getByRole('button', { name: new RegExp(`^Düzenle: ${title}`) }).first();
    if (!(await b.count())) { console.log('no', title); continue; }
    await b.click(); await page.waitForTimeout(900); await expectToFit(page, `site ${title}`);
    const radio = page.getByRole('radio', { name: 'Seçtiğim tarihte' });
    if (await radio.count()) { await radio.check(); await radio.scrollIntoViewIfNeeded(); await expectToFit(page, `time ${title}`); }
    await page.keyboard.press('Escape'); await page.waitForTimeout(300);
    const q = page.getByRole('alertdialog'); if (await q.count()) { await expectToFit(page, `q ${title}`); await q.getByRole('button').last().click(); await page.waitForTimeout(300); }
    if (await page.getByRole('dialog').count()) { console.log('still open', title); await page.reload(); await page.waitForTimeout(1000); }
  }
});
