import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { hire, inAWeek, visitAs } from './panel-crew.ts';

const article = { title: 'Adıyla yazılan haber', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };

test('somebody new is asked for a name, may put it off, and is read under it everywhere', async ({
  page,
  browser,
  site,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const username = await hire(page);
  const name = `Işık Kök ${Date.now()}`;
  const other = await visitAs(browser, site, { username });
  await other
    .getByRole('region', { name: 'Şifreniz hakkında' })
    .getByRole('button', { name: 'Sonra' })
    .click();
  const line = other.getByRole('region', { name: 'Adınız hakkında' });
  await expect(line).toBeVisible();
  await expectAccessible(other, 'asked for a name');
  await line.getByRole('button', { name: 'Sonra' }).click();
  await expect(line).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await inAWeek(other);
  await other
    .getByRole('region', { name: 'Şifreniz hakkında' })
    .getByRole('button', { name: 'Sonra' })
    .click();
  await line.getByRole('button', { name: 'Adımı yaz' }).click();
  const dialog = other.getByRole('dialog', { name: 'Görünen Adım' });
  await dialog.getByLabel('Adı soyadı').fill(name);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(other.getByText(`Hoş geldiniz, ${name} (${username})`).first()).toBeVisible();
  await expect(line).toHaveCount(0);
  const written = await other.request.post('/api/news', { data: article, headers: { origin: site.url } });
  expect(written.status()).toBe(201);
  await other.reload();
  await expect(other.getByText(`${name} yazdı`).first()).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText(`${name} yazdı`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'İşlem Geçmişi' }).click();
  const log = page.getByRole('dialog', { name: 'İşlem Geçmişi' });
  await log.getByLabel('Başlıkta ara').fill(name.toUpperCase());
  await expect(log.locator('ol > li').first()).toContainText(`${name} “${article.title}” haberini ekledi`);
  await expect(log.locator('ol > li').first()).toContainText(`Kullanıcı adı: ${username}`);
  await expectAccessible(page, 'names in the log');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Kullanıcılar' }).click();
  const person = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(person).toContainText(username);
});
