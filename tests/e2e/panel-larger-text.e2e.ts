import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The narrowest phone, with letters twice as large as usual (WCAG 2.2, 1.4.4 and 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  // what a person sets in the browser: unlike a style of the page, it counts for media queries, too
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

const tabs = ['Haberler', 'Operasyonlar', 'Medya', 'Fotoğraf Galerisi'];
const menuEntries = ['Duyuru', 'Kullanıcılar', 'İşlem Geçmişi', 'Oturumlarım', 'Şifre Değiştir'];

test('on the narrowest phone nothing of the panel stands beside the screen when letters are large', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await page.goto('/admin-login');
  await expectToFit(page, 'sign-in form');
  await signIn(page);
  const address = await addFromElsewhere(page);
  await page.reload();
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).not.toHaveText('Yükleniyor…');
    await expectToFit(page, name);
  }
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expectToFit(page, 'form with sentences');
  await page.getByLabel('Başlık').fill('Yarım');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectToFit(page, 'question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  for (const name of menuEntries) {
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectToFit(page, `menu before ${name}`);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectToFit(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Düzenle: Dernek Tüzüğü', exact: true })).toBeVisible();
  await expectToFit(page, 'Site');
  await page.request.delete('/api/media/waiting', { headers: originOf(page), data: { address } });
});

test('what a notification offers stands below its words when letters are large', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Düzenle: Dernek Tüzüğü', exact: true }).click();
  await page.getByRole('button', { name: /^11\. / }).click();
  await page.getByRole('button', { name: /^Sil: 11\. / }).click();
  const toast = page.getByRole('region', { name: 'Bildirimler (F8)' }).getByRole('listitem');
  const words = await toast.getByText('Yayınlayana kadar').boundingBox();
  const action = await toast.getByRole('button', { name: 'Geri Getir' }).boundingBox();
  expect(action?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? Number.NaN));
  await expectToFit(page, 'notification');
});

for (const set of ['by the browser', 'on the page']) {
  test(`letters that are set larger ${set} leave room for the work below the header, and for writing`, {
    tag: '@desktop',
  }, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (set === 'on the page') {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    }
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
    if (set === 'on the page')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(370);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Yeni Haber' }).click();
    const form = page.getByRole('dialog');
    const tools = form.getByRole('toolbar', { name: 'Metin biçimi' });
    await tools.scrollIntoViewIfNeeded();
    const [first, last] = ['Kalın', 'Tablo ekle'].map((name) => tools.getByRole('button', { name }));
    expect((await last?.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
    await last?.focus();
    await expect(last ?? tools).toBeInViewport();
    const wide = await form.evaluate((form) =>
      [form, ...form.querySelectorAll('[data-scrolls]')].map((box) => box.scrollWidth - box.clientWidth),
    );
    expect(wide, 'the tools push only themselves').toEqual(wide.map(() => 0));
  });
}

/** What has most to say of all pictures: its name, its address, that its copy is waited for, and why. */
async function addFromElsewhere(page: Page): Promise<string> {
  const url = 'https://cok-uzun-adli-bir-baska-site.example/arama-kurtarma-tatbikati.jpg';
  const answer = await page.request.post('/api/media/from-url', { headers: originOf(page), data: { url } });
  const { waiting }: { waiting?: { address: string } } = await answer.json();
  if (!waiting) throw new Error(`not added: ${answer.status()}`);
  return waiting.address;
}

const originOf = (page: Page) => ({ origin: new URL(page.url()).origin });

async function expectToFit(page: Page, state: string) {
  // dialogs slide in
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const beyond = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isBeside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isPushed = element.parentElement?.closest('.scroll-row') !== null;
      return width > 0 && (right > room + 1 || left < -1) && !isPushed && !element.closest('svg, .sr-only');
    };
    return [...document.body.querySelectorAll('*')]
      .filter(isBeside)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 150));
  });
  expect.soft(beyond, state).toEqual([]);
  expect.soft(await page.evaluate(findBrokenWords), `${state}: words over two lines`).toEqual([]);
}

/** Runs in the page. Of what can be pressed; longer words may find no line of their own on such a phone. */
function findBrokenWords(): string[] {
  const pressed = 'button, a, label, legend, [role="tab"], [role="menuitem"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!parentElement?.closest(pressed) || parentElement.closest('.sr-only, .wrap-anywhere, h3')) continue;
    for (const { 0: word, index } of (nodeValue ?? '').matchAll(/\p{L}{2,12}/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
