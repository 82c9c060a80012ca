import type { Browser, Page } from '@playwright/test';
import { largePhotograph } from '../support/pictures.ts';
import { adminOfSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectInTime } from './slow/in-time.ts';
import { writeArticles } from './slow/many-articles.ts';
import { putOnThinLine } from './slow/thin-line.ts';

/** What a volunteer waits for on a phone at 200 kbit/s and 400 ms. */

// one after the other: they watch how long a machine takes
test.describe.configure({ mode: 'default' });
test.setTimeout(280_000);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

const nameOf = (page: Page) => page.getByLabel('Kullanıcı adı');
const passwordOf = (page: Page) => page.getByLabel('Şifre', { exact: true });
const firstTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first();
const sinceThen = (then: number) => performance.now() - then;

/** A phone that was never here. */
async function withNewPhone<Result>(browser: Browser, url: string, work: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ ...phone, baseURL: url });
  try {
    const page = await context.newPage();
    await putOnThinLine(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function openForm(page: Page): Promise<number> {
  const start = performance.now();
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await nameOf(page).fill(adminOfSite.username);
  await passwordOf(page).fill(adminOfSite.password);
  return sinceThen(start);
}

/** @returns milliseconds from the press until a title can be read */
async function signInAfter(page: Page, typing: number): Promise<number> {
  await openForm(page);
  await page.waitForTimeout(typing);
  const start = performance.now();
  await page.getByRole('button', { name: 'Giriş Yap' }).tap({ noWaitAfter: true });
  await firstTitle(page).waitFor();
  return sinceThen(start);
}

test('the sign-in form is there after 6 s, and the first list 5 s after the button, with 2,000 articles', async ({
  browser,
  page,
  signIn,
  site: { url },
}) => {
  await signIn(page);
  await writeArticles(page.request, 2000);
  await page.close();
  await expectInTime('the sign-in form', {
    limit: 6000,
    turn: () => withNewPhone(browser, url, openForm),
  });
  for (const seconds of [3, 6, 10])
    await expectInTime(`the first list, after ${seconds} s at the form`, {
      limit: 5000,
      turn: () => withNewPhone(browser, url, (phone) => signInAfter(phone, seconds * 1000)),
    });
});

test('an 11 MB photograph stands in its article after 40 s, though the line is cut three times', async ({
  page,
  signIn,
}) => {
  const photo = await largePhotograph({ grain: 30 });
  expect(photo.length).toBeGreaterThan(10_500_000);
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const cover = page.getByLabel('Kapak görseli');
  await expect(cover).toBeVisible();
  const cut = await putOnThinLine(page);
  await expectInTime('the photograph', {
    limit: 40_000,
    turn: async () => {
      await cover.fill('');
      const start = performance.now();
      const file = { name: 'gece.jpg', mimeType: 'image/jpeg', buffer: photo };
      await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
      const broken = cutThrice(page, cut);
      await expect(cover).toHaveValue(/^\/media\//, { timeout: 120_000 });
      const took = sinceThen(start);
      expect(await broken).toBe(3);
      return took;
    },
  });
});

/** Each time in the middle of a part. @returns how many calls did not arrive whole */
async function cutThrice(page: Page, cut: (milliseconds: number) => Promise<void>): Promise<number> {
  let broken = 0;
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET') broken += 1;
  });
  for (let cuts = 0; cuts < 3; cuts += 1) {
    await page.waitForRequest((request) => request.method() === 'PATCH');
    await page.waitForTimeout(700);
    await cut(2000);
  }
  return broken;
}
