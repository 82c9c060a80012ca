import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { type Act, type ChangeOrder, changeOrders } from './change-orders.ts';

/** So many in one test, which opens the panel once for them. */
const atOnce = 10;

for (let first = 0; first < changeOrders.length; first += atOnce) {
  const some = changeOrders.slice(first, first + atOnce);
  test(`change orders ${first + 1} to ${first + some.length} are public at the next visit, and undone in one press`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await signIn(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
    for (const order of some) await test.step(order.order, () => carryOut(order, page));
  });
}

test('there are thirty of them', () => {
  expect(changeOrders).toHaveLength(30);
});

async function carryOut({ document, acts, page: path, says }: ChangeOrder, page: Page) {
  expect(await read(page, path)).not.toMatch(says);
  await page.getByRole('button', { name: `Düzenle: ${document}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: document, exact: true });
  for (const act of acts) await perform(act, dialog);
  await answered(page, 'PUT', () => dialog.getByRole('button', { name: 'Yayınla', exact: true }).click());
  expect(await read(page, path)).toMatch(says);
  await expect(dialog).toHaveCount(0);
  // the open dialog hides everything outside it from screen readers, not from the thumb
  const undo = page.getByRole('button', { name: 'Geri Al', includeHidden: true });
  await answered(page, 'POST', () => undo.click());
  expect(await read(page, path)).not.toMatch(says);
}

async function answered(page: Page, method: string, press: () => Promise<void>) {
  const isOurs = (url: string) => url.includes('/api/admin/documents');
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === method && isOurs(answer.url())),
    press(),
  ]);
  expect(response.ok(), await response.text().catch(() => '')).toBe(true);
}

/** The words of a public page, as its HTML holds them. */
async function read(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
}

async function perform(act: Act, dialog: Locator) {
  if ('open' in act) return entry(dialog, act.open).click();
  if ('fill' in act) return field(dialog, act).fill(act.with);
  if ('choose' in act) return dialog.getByLabel(act.choose, { exact: true }).selectOption(act.value);
  if ('tick' in act) return dialog.getByLabel(act.tick, { exact: true }).check();
  if ('add' in act)
    return dialog
      .getByRole('button', { name: `${act.add} Ekle`, exact: true })
      .first()
      .click();
  if ('remove' in act) {
    await entry(dialog, act.remove).click();
    return entryOf(dialog, act.remove).getByRole('button', { name: 'Sil', exact: true }).last().click();
  }
  await entry(dialog, act.move).click();
  await entryOf(dialog, act.move)
    .getByLabel('Sırası')
    .last()
    .selectOption({ index: act.to - 1 });
}

const called = (name: string) => ({ name: new RegExp(`^\\d+\\. ${name}`) });

const entry = (dialog: Locator, name: string) => dialog.getByRole('button', called(name)).first();

const entryOf = (dialog: Locator, name: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('button', called(name)) });

/** In an opened entry or in a group, where the label alone could be of several fields. */
function field(dialog: Locator, { fill, in: holder }: Extract<Act, { fill: string }>): Locator {
  if (holder === undefined) return dialog.getByLabel(fill, { exact: true }).first();
  const group = dialog.getByRole('group', { name: holder, exact: true });
  const listed = entryOf(dialog, holder);
  return group.or(listed).getByLabel(fill, { exact: true }).first();
}
