import { expect, test } from '../support/test.ts';
import { create, expectCalls, expectToast, listenToCalls } from './panel.ts';

/** The tab Haberler, its dialogs, and the calls behind them. */

const article = {
  excerpt: 'Birkaç sözcük.',
  content: 'İlk paragraf.',
  category: 'Eğitim',
  images: ['/icons/emblem.svg', '/icons/medal.svg'],
};

test('Haberler', { tag: '@desktop' }, async ({ page, signIn, noFaults: _ }) => {
  // many promises over one page
  test.slow();
  await signIn(page);
  const { id } = await create(page, '/api/news', { ...article, title: 'Taslak olan', published: false });
  await create(page, '/api/news', { ...article, title: 'Yayında olan', published: true });
  await page.reload();
  const calls = listenToCalls(page);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const add = page.getByRole('button', { name: 'Yeni Haber' });
  const adding = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const editing = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  const save = page.locator('[type=submit]');

  await test.step('list of articles with title, excerpt, badge Yayınlandı or Taslak, category badge, edit and delete buttons', async () => {
    for (const [title, badge, other] of [
      ['Taslak olan', 'Taslak', 'Yayınlandı'],
      ['Yayında olan', 'Yayınlandı', 'Taslak'],
    ] as const) {
      await expect(row(title).getByRole('heading', { name: title })).toBeVisible();
      for (const text of [article.excerpt, badge, article.category])
        await expect(row(title).getByText(text, { exact: true })).toBeVisible();
      await expect(row(title).getByText(other, { exact: true })).toHaveCount(0);
      for (const action of ['Düzenle', 'Sil'])
        await expect(row(title).getByRole('button', { name: `${action}: ${title}` })).toBeVisible();
    }
  });

  await test.step("'Yeni Haber' opens a dialog titled 'Yeni Haber Ekle': create mode, a draft until Yayınla is checked", async () => {
    await add.click();
    await expect(adding.getByLabel('Yayınla')).not.toBeChecked();
    await adding.getByLabel('Başlık').fill('Yeni yazılan');
    await adding.getByLabel('Özet').fill('Özeti.');
    await adding.getByRole('textbox', { name: 'İçerik' }).fill('İçeriği.');
    await adding.getByLabel('Kapak görseli').fill('/icons/emblem.svg');
    await adding.getByLabel('Ek görseller').fill(' /icons/emblem.svg,, /icons/medal.svg ,');
    const category = adding.getByLabel('Kategori');
    await expect(category.getByRole('option')).toHaveText([
      'AFAD Akreditasyon',
      'Kentsel Arama Kurtarma',
      'Eğitim',
      'Operasyon',
      'Duyuru',
    ]);
    await category.selectOption('Operasyon');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    calls.length = 0;
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({
      title: 'Yeni yazılan',
      excerpt: 'Özeti.',
      content: 'İçeriği.',
      category: 'Operasyon',
      imageUrl: '/icons/emblem.svg',
      images: ['/icons/emblem.svg', '/icons/medal.svg'],
      published: false,
    });
    const headers = await (await sent).allHeaders();
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      cookie: expect.stringMatching(/session=/),
    });
  });

  await test.step('on success the dialog closes, the list is refreshed and the form resets', async () => {
    await expect(row('Yeni yazılan').getByText('Taslak', { exact: true })).toBeVisible();
    await expect(adding).toHaveCount(0);
    await expectCalls(calls, ['POST /api/news', 'GET /api/admin/news/list']);
    await add.click();
    for (const label of ['Başlık', 'Özet', 'Kapak görseli', 'Ek görseller'])
      await expect(adding.getByLabel(label)).toHaveValue('');
    expect(await adding.getByRole('textbox', { name: 'İçerik' }).evaluate(textOf)).not.toContain('İçeriği');
    await expect(adding.getByLabel('Kategori')).not.toHaveValue('Operasyon');
    await expect(adding.getByLabel('Yayınla')).not.toBeChecked();
    await adding.getByRole('button', { name: 'İptal' }).click();
  });

  await test.step("an article's edit button opens 'Haberi Düzenle': update mode, its images joined with comma and space", async () => {
    await row('Taslak olan').getByRole('button', { name: 'Düzenle: Taslak olan' }).click();
    await expect(editing.getByLabel('Başlık')).toHaveValue('Taslak olan');
    await expect(editing.getByLabel('Ek görseller')).toHaveValue('/icons/emblem.svg, /icons/medal.svg');
    await expect(editing.getByLabel('Yayınla')).not.toBeChecked();
    await editing.getByLabel('Yayınla').check();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    calls.length = 0;
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({ ...article, title: 'Taslak olan', published: true });
    await expect(row('Taslak olan').getByText('Yayınlandı', { exact: true })).toBeVisible();
    await expect(editing).toHaveCount(0);
    await expectCalls(calls, [`PUT /api/news/${id}`, 'GET /api/admin/news/list']);
  });

  await test.step("a deletion requires confirmation: 'Bu haberi silmek istediğinizden emin misiniz?'", async () => {
    const question = page.getByRole('alertdialog', { name: 'Bu haberi silmek istediğinizden emin misiniz?' });
    const remove = row('Taslak olan').getByRole('button', { name: 'Sil: Taslak olan' });
    calls.length = 0;
    await remove.click();
    await question.getByRole('button', { name: 'İptal' }).click();
    await expect(question).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await remove.click();
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    expect((await sent).postData()).toBeNull();
    expect((await (await sent).allHeaders())['content-type']).toBeUndefined();
    await expectToast(page, { title: 'Başarılı', description: 'Haber silindi' });
    await expect(row('Taslak olan')).toHaveCount(0);
    await expectCalls(calls, [`DELETE /api/news/${id}`, 'GET /api/admin/news/list']);
  });
});

/** Of a text area, or of an editor that stands in its place. */
const textOf = (box: Element) => (box instanceof HTMLTextAreaElement ? box.value : box.textContent);
