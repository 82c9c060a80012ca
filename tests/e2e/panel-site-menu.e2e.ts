import type { Locator, Page, Request } from '@playwright/test';
import { menu } from '#/content/menu.ts';
import { expect, test } from '../support/test.ts';

/** The menu holds links and groups of links, so its entries have two kinds of fields. */
type Main = typeof menu.main;

const moved = (from: string, to: number): Main => {
  const entry = menu.main.find(({ label }) => label === from);
  const others = menu.main.filter((other) => other !== entry);
  return entry ? others.toSpliced(to - 1, 0, entry) : others;
};

const changes: [what: string, act: (list: Locator) => Promise<void>, sent: Main][] = [
  ['a link over a group', (list) => moveEntry(list, 'İLETİŞİM', 1), moved('İLETİŞİM', 1)],
  ['a group over a link', (list) => moveEntry(list, 'KURUMSAL', 7), moved('KURUMSAL', 7)],
  [
    'a link and back',
    async (list) => {
      await moveEntry(list, 'İLETİŞİM', 1);
      await placeOf(list, 'İLETİŞİM').selectOption({ label: '7.' });
    },
    menu.main,
  ],
  [
    'a group brought back before an open link',
    (list) => bringBack(list, 'KURUMSAL', 'TEMSİLCİLİKLER'),
    menu.main,
  ],
  [
    'a new link',
    async (list) => {
      await list.getByRole('button', { name: 'Bağlantı Ekle' }).last().click();
      await list.getByLabel('Görünen adı').fill('YENİ');
      await list.getByLabel('Sayfa').fill('/news');
    },
    [...menu.main, { label: 'YENİ', path: '/news' }],
  ],
];

for (const [what, act, sent] of changes)
  test(`in the menu each entry keeps its own fields: ${what}`, { tag: '@desktop' }, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Düzenle: Menü', exact: true }).click();
    await act(page.getByRole('group', { name: 'Ana menü' }));
    expect((await sentBy(page)).main).toEqual(sent);
  });

const entry = (list: Locator | Page, label: string) =>
  list.getByRole('button', { name: new RegExp(`^\\d+\\. ${label}$`) });

const placeOf = (list: Locator, label: string) =>
  list
    .getByRole('listitem')
    .filter({ has: entry(list.page(), label) })
    .getByLabel('Sırası')
    .last();

async function moveEntry(list: Locator, label: string, to: number) {
  await entry(list, label).click();
  await placeOf(list, label).selectOption({ label: `${to}.` });
  await expect(entry(list, label)).toHaveText(`${to}. ${label}`);
}

async function bringBack(list: Locator, label: string, opened: string) {
  await entry(list, label).click();
  await list
    .getByRole('button', { name: /^Sil: / })
    .last()
    .click();
  await entry(list, opened).click();
  await list.getByRole('button', { name: `Geri Getir: “${label}”` }).click();
  await expect(entry(list, opened)).toHaveAttribute('aria-expanded', 'true');
}

/** What a save sends; it does not arrive, because the server is that of other tests, too. */
async function sentBy(page: Page) {
  await page.route('**/api/admin/documents/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const isPut = (request: Request) => request.method() === 'PUT';
  const save = page.getByRole('button', { name: 'Taslak Kaydet' });
  const [request] = await Promise.all([page.waitForRequest(isPut), save.click()]);
  return request.postDataJSON().value as typeof menu;
}
