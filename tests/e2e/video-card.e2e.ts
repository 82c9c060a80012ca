import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { readAnswer } from '../support/answer-bytes.ts';
import { expect, test } from '../support/test.ts';
import { openEditor, paste, readMarkdown, showPreview } from './panel-writing-form.ts';

const address = 'https://www.youtube.com/watch?v=aB3_-xY9z0Q';
const player = 'https://www.youtube-nocookie.com/embed/aB3_-xY9z0Q?autoplay=1';
const vimeo = 'https://vimeo.com/76979871';

async function publish(page: Page, content: string): Promise<string> {
  const data = { title: 'Çığ araması', excerpt: 'Özet.', category: 'Duyuru', published: true, content };
  const made = await page.request.post('/api/news', { data });
  const answer = await page.request.get(`/news/${(await made.json()).id}`);
  return new URL(answer.url()).pathname;
}

test('a video asks its site for nothing until it is pressed, and plays in its place', {
  tag: '@desktop',
}, async ({ browser, page, signIn, site }) => {
  await signIn(page);
  const path = await publish(page, `Önce.\n\n${address}\n\nSonra.\n\n${vimeo}`);
  expect((await readAnswer(site.url, path)).total, 'bytes of the first flight').toBeLessThanOrEqual(14_600);
  const context = await browser.newContext({ baseURL: site.url });
  const asked: string[] = [];
  await context.route(/youtu|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>The player' });
  });
  const visit = await context.newPage();
  await visit.goto(path, { waitUntil: 'networkidle' });
  const card = visit.getByRole('link', { name: 'Video · YouTube Basınca video YouTube’dan yüklenir.' });
  await expect(card).toHaveAttribute('href', address);
  await card.hover();
  expect(asked).toEqual([]);
  await expectAccessible(visit, 'article with videos');
  await card.press('Enter');
  const frame = visit.locator('iframe');
  await expect(frame.contentFrame().getByText('The player')).toBeVisible();
  await expect(frame).toHaveAttribute('title', 'Video · YouTube');
  await expect(frame).toBeFocused();
  expect(asked).toEqual([player]);
  // what the frame does not show, the site does
  const rest = visit.getByRole('link', { name: 'Video · YouTube YouTube’da aç' });
  await rest.click();
  await expect(visit).toHaveURL(address);
  await context.close();
});

test('only an article with a video lets in its site, and on paper its address stands', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  const plain = await page.request.get(await publish(page, `Önce. [Video](${address})`));
  expect(plain.headers()['content-security-policy']).not.toMatch(/youtube|vimeo/);
  expect(await plain.text()).not.toMatch(/data-video|polygon|iframe\{aspect/);
  const path = await publish(page, `${address}\n\n${vimeo}\n\n${address}`);
  const policy = (await page.request.get(path)).headers()['content-security-policy'];
  expect(policy).toContain(
    "default-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;script-src 'self';",
  );
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  const card = page.getByRole('link', { name: 'Video · Vimeo' });
  await expect(card.getByText(vimeo)).toBeVisible();
  await expect(card.getByText('Basınca')).toBeHidden();
});

test('who pastes the address of a video sees that it will be a card', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults,
}) => {
  await signIn(page);
  const { dialog, area } = await openEditor(page);
  await area.click();
  await paste(area, { 'text/plain': address });
  await expect(area.locator('[data-mark="Video"]')).toHaveText(address);
  expect(await readMarkdown(dialog)).toBe(address);
  await showPreview(dialog);
  const card = dialog.getByRole('link', { name: /^Video · YouTube/ });
  await expect(card).toHaveCSS('color', 'rgb(255, 255, 255)');
  // the preview stands where the text stood, and covers nothing else
  await dialog.getByRole('heading', { name: 'Yeni Haber Ekle' }).click();
  await dialog.getByText('Haber listesinde başlığın altında görünür.').click();
  expect(await noFaults.list()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its site', { tag: '@desktop' }, async ({ page, request, site }) => {
    const login = await request.post('/api/admin/login', { data: site.admin, headers: { origin: site.url } });
    expect(login.status()).toBe(200);
    const data = { title: 'Tipi', excerpt: 'Özet.', category: 'Duyuru', published: true, content: vimeo };
    const { id } = await (await request.post('/api/news', { data })).json();
    await page.goto(`/news/${id}`);
    await expect(page.getByRole('link', { name: /^Video · Vimeo/ })).toHaveAttribute('href', vimeo);
  });
});
