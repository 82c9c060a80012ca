import { starterContent } from '#/content/starter.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('the parts of the site stand under the headings of its menu, and a search leads to a field of them', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.goto('/adminpanel?tab=site');
  const under = (heading: string) => page.getByRole('region', { name: heading, exact: true });
  const part = (title: string) => page.getByRole('button', { name: `Düzenle: ${title}`, exact: true });
  for (const [heading, title] of [
    ['KURUMSAL', 'Yönetim Kurulu'],
    ['BAĞIŞ VE DESTEK', 'Bağış ve banka hesapları'],
    ['Öteki sayfalar', 'Ana sayfa'],
    ['Birçok sayfada görünenler', 'Menü'],
  ] as const)
    await expect(
      under(heading).getByRole('button', { name: `Düzenle: ${title}`, exact: true }),
    ).toBeVisible();
  await expectAccessible(page);

  const search = page.getByLabel('Bölümlerde ara');
  await search.fill('başkan');
  await expect(part('Menü')).toHaveCount(0);
  const [president] = starterContent.board.members;
  await page
    .getByRole('listitem')
    .filter({ has: part('Yönetim Kurulu') })
    .getByRole('button', { name: president?.name })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Yönetim Kurulu' });
  await expect(dialog.getByLabel('Adı soyadı')).toHaveValue(president?.name ?? '');
  await expect(dialog.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('başkan');
  await expectAccessible(page);

  await search.fill('zzz');
  await expect(page.getByText('“zzz” hiçbir bölümde yok')).toBeVisible();
  await search.fill('');
  await expect(part('Menü')).toBeVisible();
});
