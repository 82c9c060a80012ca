import type { Page } from '@playwright/test';
import { istanbulDay } from '#/format/dates.ts';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Nobody can have a name that ends so (RFC 2606): its pictures cannot be had. */
const elsewhere = 'https://baska-site.example';

const news = { title: 'Dışarıdan görselli', excerpt: 'Kısa', category: 'Duyuru', published: true };
const content = `Önce.\n\n![Çığ](${elsewhere}/metin.jpg)\n\n![][r] ![](//baska-site.example/b.jpg)\n\n[r]: ${elsewhere}/dip.jpg`;

/** Writes what names pictures of another site wherever that is possible, as staff would. */
async function nameEverywhere({ request }: Page, { url, admin }: Site): Promise<number> {
  const headers = { origin: url };
  await request.post('/api/admin/login', { data: admin, headers });
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const images = [`${elsewhere}/ek-1.jpg`, `${elsewhere}/ek-2.jpg`];
  const { id } = await post('/api/news', { ...news, content, imageUrl: `${elsewhere}/kapak.jpg`, images });
  await post('/api/operations', {
    ...{ title: 'Arama', description: 'a', location: 'Van', date: istanbulDay(new Date()), status: 'active' },
    ...{ rescuedCount: 0, volunteerCount: 0, imageUrl: `${elsewhere}/operasyon.jpg` },
  });
  await post('/api/photos', { title: 'Kare', imageUrl: `${elsewhere}/kare.jpg`, category: 'training' });
  await request.post('/api/admin/logout', { headers });
  return id;
}

test('pages full of pictures of another site ask that site for nothing, in the viewer neither', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  const id = await nameEverywhere(page, site);
  await page.context().clearCookies();
  for (const path of ['/', '/news', `/news/${id}`, '/operations', '/operation-photos']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toContain("img-src 'self' data:;");
    await untilAwake(page);
    expect(await page.content(), path).not.toContain('baska-site.example');
  }
  await page.getByRole('link', { name: 'Kare' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(await noFaults.list()).toEqual([]);
});

test('a picture that cannot be had now is in Medya, and says that its copy is waited for', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  await signIn(page);
  const panel = await page.request.get('/adminpanel');
  expect(panel.headers()['content-security-policy']).toContain("img-src 'self' data:;");
  await page.getByRole('tab', { name: 'Medya' }).click();
  const name = 'ulasilamayan-kamp.png';
  const address = page.getByLabel('Başka bir adresten ekle (URL)');
  await address.fill(`  baska-site.example/${name} `);
  await address.press('Enter');
  const toast = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toast).toContainText('Kopyalama kendiliğinden yeniden denenecek', { timeout: 20_000 });
  await expect(address).toHaveValue('');
  const waiting = page.getByRole('region', { name: /^Kopyası beklenenler/ });
  const row = waiting.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Kopyası bekleniyor')).toBeVisible();
  await expect(row.getByText('Bu adrese ulaşılamadı')).toBeVisible();
  await expectAccessible(page, 'waiting');

  await row.getByRole('button', { name: `Yeniden dene: ${name}` }).click();
  await expect(toast).toContainText('Kopyalanamadı', { timeout: 20_000 });
  await row.getByRole('button', { name: `Vazgeç: ${name}` }).click();
  await expect(row).toBeHidden();
  expect(await noFaults.list()).toEqual([]);
});
