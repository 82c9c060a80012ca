import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';

const there = 'https://example.org/kamp.png';
const inTheOffice = 'http://192.168.1.1/yazici.png';

test('a picture comes by its address; one that cannot come leaves what was typed, and says why', {
  tag: '@desktop',
}, async ({ page, signIn, site, noFaults }) => {
  noFaults.allow(/status of 40[01]/);
  await signIn(page);
  await page.getByRole('tab', { name: 'Medya' }).click();
  const address = page.getByLabel('Başka bir adresten ekle (URL)');
  const toast = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  const { sent, release } = await answerFor(page);

  await test.step('the server refuses what is not public', async () => {
    await address.fill(inTheOffice);
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect(address).toHaveAccessibleDescription(/Bu adres herkese açık internette değil/);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(toast).toContainText('Yükleme Hatası');
    await expect(toast).toContainText('Bu adres herkese açık internette değil');
    await expect(address).toHaveValue(inTheOffice);
    await expectAccessible(page, 'refused');
    await address.press('End');
    await address.pressSequentially('x');
    await expect(address).not.toHaveAttribute('aria-invalid');
  });

  await test.step('the session has ended: one signs in, and it goes on', async () => {
    await page.context().clearCookies();
    await address.fill(there);
    await address.press('Enter');
    const question = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await question.getByLabel('Kullanıcı adı').fill(site.admin.username);
    await question.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
    await question.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('while it is on its way, neither Enter nor the button asks again', async () => {
    await address.press('Enter');
    await page.getByRole('button', { name: 'Getiriliyor…' }).click({ force: true });
    await expectAccessible(page, 'on its way');
    release();
  });

  await test.step('it stands among what has arrived, and asks what is to be seen in it', async () => {
    await expect(toast).toContainText('Yükleme Başarılı');
    const arrived = page.getByRole('region', { name: 'Yeni yüklenenler' });
    await expect(arrived.getByLabel('Görselde ne görünüyor? (kamp.png)')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'kamp.png' })).toBeVisible();
    await expect(address).toHaveValue('');
    await expectAccessible(page, 'arrived');
    expect(sent).toEqual([inTheOffice, there, there]);
  });

  await test.step('a server that says nothing', async () => {
    await page.route('**/api/media/from-url', (route) => route.fulfill({ status: 400, body: '' }));
    await address.fill(there);
    await address.press('Enter');
    await expect(toast).toContainText('Görsel yükleme başarısız');
    await expect(address).toHaveAccessibleDescription(/Görsel yükleme başarısız/);
    await expect(address).toHaveValue(there);
  });
});

/** The server answers for itself, but where it would go out for `there`: then the picture waits to be released. */
async function answerFor(page: Page): Promise<{ sent: string[]; release: () => void }> {
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/media/from-url', async (route) => {
    const { url } = route.request().postDataJSON();
    sent.push(url);
    const isSignedIn = (await page.context().cookies()).length > 0;
    if (url !== there || !isSignedIn) return route.continue();
    await released;
    const response = await page.request.post('/api/media/upload', {
      multipart: { images: chosenFile('kamp.png') },
      headers: { origin: new URL(page.url()).origin },
    });
    await route.fulfill({ response });
  });
  return { sent, release };
}
