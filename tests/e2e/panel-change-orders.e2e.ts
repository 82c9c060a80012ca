import { setTimeout as sleep } from 'node:timers/promises';
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
    site,
  }) => {
    test.setTimeout(60_000);
    await signIn(page);
    await press(page.getByRole('button', { name: 'Menü' }));
    await press(page.getByRole('menuitem', { name: 'Site', exact: true }));
    for (const order of some) await test.step(order.order, () => carryOut(order, { page, url: site.url }));
  });
}

test('there are thirty of them', () => {
  expect(changeOrders).toHaveLength(30);
});

/** From the server's answer to the publication until a visitor who asks all the time has read it, in milliseconds. */
const waits: number[] = [];

test.afterAll(() => {
  const [middle, worst] = [
    waits.toSorted((one, other) => one - other)[waits.length >> 1],
    Math.max(...waits),
  ];
  const { name } = test.info().project;
  console.log(
    `${name}: ${waits.length} change orders public after ${middle} ms in the middle, ${worst} ms at most`,
  );
});

async function carryOut(
  { document, acts, page: path, says }: ChangeOrder,
  { page, url }: { page: Page; url: string },
) {
  expect(await read(page, path)).not.toMatch(says);
  await press(page.getByRole('button', { name: `Düzenle: ${document}`, exact: true }));
  const dialog = page.getByRole('dialog', { name: document, exact: true });
  for (const act of acts) await perform(act, dialog);
  const publish = dialog.getByRole('button', { name: 'Yayınla', exact: true });
  const readAt = whenRead(url + path, says);
  const answeredAt = await answered(page, 'PUT', () => press(publish));
  // the first visit that begins after the answer, and no other
  expect(await read(page, path)).toMatch(says);
  waits.push(Math.max(0, Math.round((await readAt) - answeredAt)));
  await expect(dialog).toHaveCount(0);
  // the open dialog hides everything outside it from screen readers, not from the thumb
  const undo = page.getByRole('button', { name: 'Geri Al', includeHidden: true });
  await answered(page, 'POST', () => press(undo));
  expect(await read(page, path)).not.toMatch(says);
}

/** With the thumb, where there is no mouse. */
const press = (target: Locator) => (test.info().project.use.hasTouch ? target.tap() : target.click());

/** When the browser had the answer, in milliseconds since 1970. */
async function answered(page: Page, method: string, act: () => Promise<void>): Promise<number> {
  const isOurs = (url: string) => url.includes('/api/admin/documents');
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === method && isOurs(answer.url())),
    act(),
  ]);
  // the text of a good answer is not waited for: the next visit is to begin at once
  expect(response.ok(), response.ok() ? '' : await response.text().catch(() => '')).toBe(true);
  const { startTime, responseStart } = response.request().timing();
  return startTime + responseStart;
}

/** When a visitor first reads it, in milliseconds since 1970. */
async function whenRead(url: string, says: RegExp): Promise<number> {
  while (!says.test(wordsOf(await (await fetch(url)).text()))) await sleep(2);
  return Date.now();
}

const read = async (page: Page, path: string) => wordsOf(await (await page.request.get(path)).text());

/** The words of a public page, as its HTML holds them. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
}

async function perform(act: Act, dialog: Locator) {
  if ('open' in act) return press(entry(dialog, act.open));
  if ('fill' in act) return field(dialog, act).fill(act.with);
  if ('choose' in act) return dialog.getByLabel(act.choose, { exact: true }).selectOption(act.value);
  if ('tick' in act) return dialog.getByLabel(act.tick, { exact: true }).check();
  if ('add' in act)
    return press(dialog.getByRole('button', { name: `${act.add} Ekle`, exact: true }).first());
  if ('remove' in act) {
    await press(entry(dialog, act.remove));
    return press(entryOf(dialog, act.remove).getByRole('button', { name: 'Sil', exact: true }).last());
  }
  await press(entry(dialog, act.move));
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
