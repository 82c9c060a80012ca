import { istanbulDay } from '#/format/dates.ts';
import { expect, test } from '../support/test.ts';
import { create, expectCalls, expectToast, listenToCalls } from './panel.ts';

/** The tab Operasyonlar, its dialogs, and the calls behind them. */

const operation = {
  title: 'Süren arama',
  description: 'İki dağcı aranıyor.',
  location: 'Iğdır, Tuzluca',
  date: '2025-01-19',
  status: 'active',
  rescuedCount: 2,
  volunteerCount: 14,
  imageUrl: '/icons/emblem.svg',
};

test('Operasyonlar', { tag: '@desktop' }, async ({ page, signIn, noFaults: _ }) => {
  // many promises over one page
  test.slow();
  await signIn(page);
  const { id } = await create(page, '/api/operations', operation);
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  const calls = listenToCalls(page);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const add = page.getByRole('button', { name: 'Yeni Operasyon' });
  const adding = page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' });
  const editing = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
  const save = page.locator('[type=submit]');

  await test.step('list with title, description, location, date, status badge, edit and delete', async () => {
    const found = row(operation.title);
    await expect(found.getByRole('heading', { name: operation.title })).toBeVisible();
    for (const text of [operation.description, operation.location, '19 Ocak 2025', 'Aktif'])
      await expect(found).toContainText(text);
    for (const action of ['Düzenle', 'Sil'])
      await expect(found.getByRole('button', { name: `${action}: ${operation.title}` })).toBeVisible();
  });

  await test.step("create mode: 'Yeni Operasyon Ekle'; status active by default, counts 0", async () => {
    await add.click();
    await expect(adding.getByLabel('Durum')).toHaveValue('active');
    for (const label of ['Kurtarılan kişi sayısı', 'Gönüllü sayısı'])
      await expect(adding.getByLabel(label)).toHaveValue('0');
    await adding.getByLabel('Başlık').fill('Yeni arama');
    await adding.getByLabel('Açıklama').fill('Açıklaması.');
    await adding.getByLabel('Konum').fill('Ağrı');
    await adding.getByLabel('Tarih').fill('2025-02-03');
    await adding.getByLabel('Gönüllü sayısı').fill('9');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    calls.length = 0;
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({
      title: 'Yeni arama',
      description: 'Açıklaması.',
      location: 'Ağrı',
      date: '2025-02-03',
      status: 'active',
      rescuedCount: 0,
      volunteerCount: 9,
      imageUrl: null,
    });
  });

  await test.step('on success the dialog closes, the list is refreshed and the form resets', async () => {
    await expect(row('Yeni arama')).toBeVisible();
    await expect(adding).toHaveCount(0);
    await expectCalls(calls, ['POST /api/operations', 'GET /api/admin/operations/list']);
    await add.click();
    for (const label of ['Başlık', 'Açıklama', 'Konum'])
      await expect(adding.getByLabel(label)).toHaveValue('');
    await expect(adding.getByLabel('Tarih')).toHaveValue(istanbulDay(new Date()));
    await expect(adding.getByLabel('Gönüllü sayısı')).toHaveValue('0');
    await adding.getByRole('button', { name: 'İptal' }).click();
  });

  await test.step("update mode: 'Operasyonu Düzenle'; active, completed (Tamamlandı), cancelled (İptal Edildi), any of them", async () => {
    await row(operation.title)
      .getByRole('button', { name: `Düzenle: ${operation.title}` })
      .click();
    await expect(editing.getByLabel('Kurtarılan kişi sayısı')).toHaveValue('2');
    const status = editing.getByLabel('Durum');
    await expect(status.getByRole('option')).toHaveText(['Aktif', 'Tamamlandı', 'İptal Edildi']);
    await status.selectOption('İptal Edildi');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    calls.length = 0;
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({ ...operation, status: 'cancelled' });
    await expect(row(operation.title).getByText('İptal Edildi', { exact: true })).toBeVisible();
    await expect(editing).toHaveCount(0);
    await expectCalls(calls, [`PUT /api/operations/${id}`, 'GET /api/admin/operations/list']);
  });

  await test.step("a deletion requires confirmation: 'Bu operasyonu silmek istediğinizden emin misiniz?'", async () => {
    const question = page.getByRole('alertdialog', {
      name: 'Bu operasyonu silmek istediğinizden emin misiniz?',
    });
    const remove = row(operation.title).getByRole('button', { name: `Sil: ${operation.title}` });
    calls.length = 0;
    await remove.click();
    await question.getByRole('button', { name: 'İptal' }).click();
    await expect(question).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await remove.click();
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expectToast(page, { title: 'Başarılı', description: 'Operasyon silindi' });
    await expect(row(operation.title)).toHaveCount(0);
    await expectCalls(calls, [`DELETE /api/operations/${id}`, 'GET /api/admin/operations/list']);
  });
});
