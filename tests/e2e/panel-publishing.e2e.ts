import { istanbulTime } from '#/format/istanbul-time.ts';
import { create } from '../promises/panel.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';

test('where only admins publish, others are offered no more than drafts', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await page.route('**/api/admin/auth', (route) =>
    route.fulfill({ json: { username: 'mert', role: 'media', mayPublish: false } }),
  );
  await signIn(page);
  const rows = page.getByRole('main').getByRole('listitem');
  const edit = { name: /^Düzenle: / };
  const published = rows.filter({ hasText: 'Yayınlandı' }).first();
  await expect(published).toBeVisible();
  await expect(published.getByRole('button', edit)).toHaveCount(0);
  await expect(published.getByRole('button', { name: /^Sil: / })).toHaveCount(0);
  const draft = rows.filter({ hasText: 'Taslak' }).first();
  await draft.getByRole('button', edit).click();
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(form.getByText('Yayındakileri yalnız yöneticiler değiştirebilir.')).toBeVisible();
  await expect(form.getByLabel('Yayınla')).toHaveCount(0);
  await expect(form.locator('footer').getByRole('button')).toHaveText(['Taslak Kaydet', 'İptal']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(rows.first()).toBeVisible();
  // another test may have left a draft, which everybody may change
  const out = rows.filter({ hasNotText: 'Taslak' });
  await expect(out.first()).toBeVisible();
  await expect(out.getByRole('button', edit)).toHaveCount(0);
});

test('a form that is open when the planned hour comes says what a press does from then on', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  const title = 'Vakti gelecek haber';
  await page.clock.install();
  await signIn(page);
  const publishAt = new Date(Math.ceil(Date.now() / 60_000 + 2) * 60_000).toISOString();
  const draft = {
    title,
    excerpt: 'Özet.',
    content: 'Metin.',
    category: 'Duyuru',
    published: true,
    publishAt,
  };
  await create(page, '/api/news', draft);
  await page.reload();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(form.getByText(/Zamanlandı: /)).toBeVisible();
  await expect(form.getByText(/^Yayın zamanı: .* Kendiliğinden yayınlanır/)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(form.getByRole('button', { name: 'Zamanla' })).toBeVisible();
  await page.clock.fastForward('02:01');
  await expect(form.getByText(/Yayında$/)).toBeVisible();
  await expect(form.getByText(/^Yayın zamanı: .* Kendiliğinden yayınlanır/)).toHaveCount(0);
  await expect(form.locator('footer').getByRole('button')).toHaveText([
    /Güncelle$/,
    'Yayından Kaldır',
    'İptal',
  ]);
});

test('what a slow clock calls a plan is not published at once', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await page.clock.install({ time: minutesAgo(60) });
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const title = 'Yavaş saatle planlanan';
  await fillFields(page, title);
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await form.getByLabel('Seçtiğim tarihte').check();
  const time = form.getByLabel('Tarih ve saat');
  await time.fill(istanbulTime(minutesAgo(30).toISOString()).slice(0, 16));
  await form.getByRole('button', { name: 'Zamanla' }).click();
  await expect(time).toHaveAccessibleDescription(/^Bu saat geçti; yayınlanmadı\./);
  const shown = (await (await page.request.get('/api/news')).json()) as { title: string }[];
  expect(shown.map((news) => news.title)).not.toContain(title);
});
