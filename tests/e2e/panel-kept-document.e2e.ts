import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('a text kept on the device is sent without a field that an upgrade has taken away', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  await openBoard(page);
  await page.getByLabel('Giriş cümlesi').fill('Gece yazılan giriş.');
  await expect.poll(() => kept(page)).toContain('Gece yazılan giriş.');
  await page.evaluate(addOldField);
  await page.reload();
  await openBoard(page);
  await expect(page.getByLabel('Giriş cümlesi')).toHaveValue('Gece yazılan giriş.');
  const { members, introduction } = await sentBy(page, () =>
    page.getByRole('button', { name: 'Taslak Kaydet' }).click(),
  );
  expect(introduction).toBe('Gece yazılan giriş.');
  expect(members.map((member) => Object.keys(member))).toEqual(members.map(() => ['name', 'position']));
  await expect(page.getByRole('alert')).toContainText('bağlantınız gelince aynı düğmeye yeniden basın');
});

test('a device that keeps nothing says so while one types', { tag: '@phone' }, async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(page);
  await openBoard(page);
  const warning = page.getByText('Yazdıklarınız bu cihazda saklanamıyor');
  await expect(page.getByLabel('Giriş cümlesi')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Giriş cümlesi').fill('Gece yazılan giriş.');
  await expect(warning).toBeVisible();
  await expectAccessible(page, 'a form that is not kept');
});

/** What a save sends; it does not arrive, because the server is that of other tests, too. */
async function sentBy(page: Page, save: () => Promise<void>) {
  await page.route('**/api/admin/documents/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const isPut = (request: Request) => request.method() === 'PUT';
  const [request] = await Promise.all([page.waitForRequest(isPut), save()]);
  return request.postDataJSON().value as { introduction: string; members: object[] };
}

async function openBoard(page: Page) {
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Düzenle: Yönetim Kurulu', exact: true }).click();
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** As the version before it kept the text: each member had a telephone. */
function addOldField() {
  const slot = Object.keys(localStorage).find((name) => name.startsWith('unsaved document'));
  const draft = JSON.parse(localStorage.getItem(slot ?? '') ?? '{}');
  for (const member of draft.values.members) member.phone = '0 (212) 000 00 00';
  localStorage.setItem(slot ?? '', JSON.stringify(draft));
}
