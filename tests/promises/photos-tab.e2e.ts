import { expect, test } from '../support/test.ts';
import { create, expectCalls, expectToast, listenToCalls } from './panel.ts';

/** The tab Fotoğraf Galerisi, and the calls behind it. */

test('Fotoğraf Galerisi', { tag: '@desktop' }, async ({ page, signIn, noFaults: _ }) => {
  // many promises over one page
  test.slow();
  await signIn(page);
  const imageUrl = '/artwork/dog-team-800.webp';
  const { id } = await create(page, '/api/photos', { title: 'Köpekli ekip', imageUrl, category: 'Tatbikat' });
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  const calls = listenToCalls(page);
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const add = page.getByRole('button', { name: 'Fotoğraf Ekle' });
  const adding = page.getByRole('dialog');
  const save = adding.getByRole('button', { name: 'Kaydet', exact: true });
  const title = adding.getByLabel('Başlık');
  const address = adding.getByLabel('Görselin adresi');
  const category = adding.getByLabel('Kategori', { exact: true });

  await test.step('grid of photos with title, category, delete button', async () => {
    const found = card('Köpekli ekip');
    await expect(found.getByRole('heading', { name: 'Köpekli ekip' })).toBeVisible();
    await expect(found.getByText('Tatbikat', { exact: true })).toBeVisible();
    await expect(found.getByRole('button', { name: 'Sil: Köpekli ekip' })).toBeVisible();
    const list = page.getByRole('list').filter({ has: found });
    expect(await list.evaluate((grid) => getComputedStyle(grid).display)).toBe('grid');
  });

  await test.step('an add-photo button that asks for title, URL and category (default genel)', async () => {
    await add.click();
    await expect(title).toHaveValue('');
    await expect(address).toHaveValue('');
    await expect(category).toHaveValue('genel');
  });

  await test.step('adding does nothing unless both title and URL are given', async () => {
    calls.length = 0;
    await save.click();
    // what is missing takes the focus, and would take what is typed before that, too
    await expect(title).toBeFocused();
    await title.fill('Başlığı var');
    await save.click();
    await expect(address).toBeFocused();
    await title.fill('  ');
    await address.fill(imageUrl);
    await save.click();
    await expect(title).toBeFocused();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  await test.step('POST /api/photos with title, imageUrl, category, description as empty text; the list is refreshed', async () => {
    await title.fill('Yeni fotoğraf');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({
      title: 'Yeni fotoğraf',
      imageUrl,
      category: 'genel',
      description: '',
    });
    await expect(card('Yeni fotoğraf').getByText('genel', { exact: true })).toBeVisible();
    await expect(adding).toHaveCount(0);
    await expectCalls(calls, ['POST /api/photos', 'GET /api/admin/photos/list']);
    await add.click();
    await expect(title, 'the form resets').toHaveValue('');
    await adding.getByRole('button', { name: 'İptal' }).click();
  });

  await test.step("a deletion requires confirmation: 'Bu fotoğrafı silmek istediğinizden emin misiniz?'", async () => {
    const question = page.getByRole('alertdialog', {
      name: 'Bu fotoğrafı silmek istediğinizden emin misiniz?',
    });
    const remove = page.getByRole('button', { name: 'Sil: Köpekli ekip' });
    calls.length = 0;
    await remove.click();
    await question.getByRole('button', { name: 'İptal' }).click();
    await expect(question).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await remove.click();
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expectToast(page, { title: 'Başarılı', description: 'Fotoğraf silindi' });
    await expect(card('Köpekli ekip')).toHaveCount(0);
    await expectCalls(calls, [`DELETE /api/photos/${id}`, 'GET /api/admin/photos/list']);
  });
});
