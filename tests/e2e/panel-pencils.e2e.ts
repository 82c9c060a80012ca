import type { Locator, Page } from '@playwright/test';
import { starterContent } from '#/content/starter.ts';
import { formatIban } from '#/format/iban.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// each walks from the preview into the panel, which is opened again
const whenOpened = { timeout: 20_000 };

const preview = (path: string) => `/adminpanel/preview/site${path}`;

const pencilIn = (words: Locator) => words.getByRole('link', { name: /^Düzenle: / });

async function expectInSight(field: Locator) {
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
}

test('the pencil at an IBAN opens the form at that IBAN, and a phone’s keyboard does not hide it', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const { iban } = starterContent.donation.banks[1]?.accounts[1] ?? { iban: '' };
  await page.goto(preview('/donate'));
  const pencil = pencilIn(page.getByText(formatIban(iban)));
  await expect(pencil).toHaveAccessibleName(`Düzenle: IBAN · ${iban}`);
  await pencil.click();
  const field = page.getByRole('dialog').getByLabel('IBAN').and(page.locator(':focus'));
  await expect(field).toHaveValue(formatIban(iban), whenOpened);
  await expectInSight(field);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: height - 380 });
  await expectInSight(field);
  // no digit is hidden behind the edge of a small phone
  await page.setViewportSize({ width: 320, height });
  expect(await field.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a paragraph of the statute opens at its place in the text', { tag: '@phone' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const [article] = starterContent.statute.articles.slice(13);
  const [, second = ''] = article?.paragraphs ?? [];
  await page.goto(preview('/statute'));
  await page.getByText('Madde 14', { exact: true }).click();
  await pencilIn(page.getByText(second, { exact: true })).click();
  const field = page.getByRole('dialog').getByLabel('Metin').and(page.locator(':focus'));
  await expect(field).toHaveValue(article?.paragraphs.join('\n\n') ?? '', whenOpened);
  const rest = await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
  expect(rest.startsWith(second)).toBe(true);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^14\. / })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a telephone and a member of the board lead to their fields', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.goto(preview('/contact'));
  const { shown } = starterContent.association.contact.phone;
  const phone = page.getByRole('main').getByRole('link', { name: shown });
  await phone.locator('xpath=..').getByRole('link', { name: 'Düzenle: Sitede yazılışı' }).click();
  await expect(page.getByLabel('Sitede yazılışı')).toHaveValue(shown, whenOpened);
  await expectInSight(page.getByLabel('Sitede yazılışı'));

  const [, , third] = starterContent.board.members;
  await page.goto(preview('/management'));
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: third?.name });
  const position = card.getByRole('link', { name: 'Düzenle: Görevi' });
  await expect(position).toBeAttached();
  await expect(pencilIn(page.getByRole('complementary', { name: 'Önizleme' }))).toHaveCount(0);
  await position.click();
  const dialog = page.getByRole('dialog', { name: 'Yönetim Kurulu' });
  await expect(dialog.getByLabel('Adı soyadı')).toHaveValue(third?.name ?? '', whenOpened);
  await expectInSight(dialog.getByLabel('Görevi'));
});

test('after a refused publication the first fault is unfolded and has the focus', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 400/);
  await signIn(page);
  await page.goto(preview('/donate'));
  await page.getByRole('link', { name: 'Bağış ve banka hesapları' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bağış ve banka hesapları' });
  const bank = dialog.getByRole('button', { name: `2. ${starterContent.donation.banks[1]?.name}` });
  await dialog.getByLabel('Vergi numarası').fill('');
  await bank.click();
  await dialog.getByRole('button', { name: '3. EUR' }).click();
  await dialog.getByLabel('Şube').fill('');
  await bank.click();
  await expect(dialog.getByLabel('Şube')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(dialog.getByText('Boş bırakılamaz.').first()).toBeVisible();
  await expectInSight(dialog.getByLabel('Şube'));
});

test('pencils move nothing, and are hidden by one button', async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  for (const path of ['/', '/donate', '/en']) {
    await page.goto(preview(path));
    const pencils = page.locator('[data-pencils] a');
    await expect(pencils.first()).toBeAttached();
    expect(await page.evaluate(() => innerWidth), path).toBe(page.viewportSize()?.width);
    // the slides' buttons appear when their script has come, with pencils or without
    await expect(page.locator('[data-controls][hidden]')).toHaveCount(0);
    const withPencils = await boxesOf(page);
    await page.getByRole('button', { name: 'Kalemleri gizle' }).click();
    await expect(pencils).toHaveCount(0);
    expect([path, await boxesOf(page)]).toEqual([path, withPencils]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kalemleri göster' }).click();
    await expect(pencils.first()).toBeAttached();
  }
});

/** Where all lies that stands still: no picture waits for the reader, and the slides and their dots turn by themselves. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('.picture-waits')) box.classList.remove('picture-waits');
    return [...document.querySelectorAll('body :not(template, [data-pencils], [data-pencils] *)')]
      .filter((element) => !element.closest('aside, [data-slides], [data-dot]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [
          element.tagName,
          Math.round(x),
          Math.round(y + scrollY),
          Math.round(width),
          Math.round(height),
        ];
      });
  });

test('one walks from preview to preview, and from the list of the site’s parts to each', {
  tag: '@phone',
}, async ({ page, context, signIn, noFaults: _ }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await expect(
    page.getByRole('link', { name: 'Önizle: Dernek Tüzüğü (yeni sekmede açılır)' }),
  ).toHaveAttribute('href', preview('/statute'));
  const walk = page.getByRole('link', { name: /^Siteyi gezerek düzenle/ });
  const [home] = await Promise.all([context.waitForEvent('page'), walk.click()]);
  await expect(home.locator('[data-pencils] a').first()).toBeAttached();
  await home
    .getByRole('contentinfo')
    .getByRole('link', { name: starterContent.privacy.title, exact: true })
    .click();
  await expect(home).toHaveURL(preview('/privacy'));
});

test('without scripts the bar still leads to the forms', { tag: '@desktop' }, async ({
  browser,
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(preview('/donate'));
  const link = plain.getByRole('link', { name: 'Bağış ve banka hesapları' });
  await expect(link).toHaveAttribute('href', /edit=document-\d+$/);
  await expect(plain.getByRole('button', { name: 'Kalemleri gizle' })).toBeHidden();
  await context.close();
});

test('visitors get neither pencils nor their script', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  const html = await (await page.request.get('/donate')).text();
  expect(html).not.toMatch(/pencil/i);
});
