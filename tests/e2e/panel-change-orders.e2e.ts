import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { type Act, type ChangeOrder, changeOrders } from './change-orders.ts';

/** So many in one test, which opens the panel once for them. */
const atOnce = 10;

for (let first = 0; first < changeOrders.length; first += atOnce) {
  const some = changeOrders.slice(first, first + atOnce);
  test(`change orders ${first + 1} to ${first + some.length} are public at the next visit, and undone in one press`, {
    tag: '@phone',
  }, async ({ page, signIn }) => {
    const visitors = new Visitors();
    await page.exposeBinding('tellTouch', (_source, at: number) => visitors.noteTouch(at));
    await page.addInitScript(tellTouches);
    await signIn(page);
    await press(page.getByRole('button', { name: 'Menü' }));
    await press(page.getByRole('menuitem', { name: 'Site', exact: true }));
    for (const order of some) await test.step(order.order, () => carryOut(order, { page, visitors }));
  });
}

/** In milliseconds from the touch, as the browser dates it. */
interface Waits {
  order: string;
  untilAnswered: number;
  /** What a visit shows that began 50 ms after the touch; unknown where the test itself was late. */
  soonAfter: 'new' | 'old' | 'unknown';
  /** A visit that begins with the answer has come, whole. */
  untilRead: number;
}

const waits: Waits[] = [];

test.afterAll(() => {
  const show = (kind: 'untilAnswered' | 'untilRead') => {
    const sorted = waits.toSorted((one, other) => one[kind] - other[kind]);
    const say = (wait?: Waits) => `${wait && Math.round(wait[kind])} ms`;
    const last = sorted.at(-1);
    return `${say(sorted[sorted.length >> 1])} in the middle, ${say(last)} at most (${last?.order})`;
  };
  console.log(`${waits.length} change orders answered after ${show('untilAnswered')}`);
  const showing = (what: Waits['soonAfter']) => waits.filter(({ soonAfter }) => soonAfter === what).length;
  console.log(
    `who came ${soon} ms after the touch read ${showing('new')} of them, and not ${showing('old')}; unknown: ${showing('unknown')}`,
  );
  console.log(`read by the next visitor after ${show('untilRead')}`);
});

async function carryOut(
  { order, document, acts, page: path, says }: ChangeOrder,
  { page, visitors }: { page: Page; visitors: Visitors },
) {
  expect(await read(page, path)).not.toMatch(says);
  await press(page.getByRole('button', { name: `Düzenle: ${document}`, exact: true }));
  const dialog = page.getByRole('dialog', { name: document, exact: true });
  for (const act of acts) await perform(act, dialog);
  const publish = dialog.getByRole('button', { name: 'Yayınla', exact: true });
  const soonVisit = visitors.visitSoonAfterTouch(new URL(path, page.url()));
  const answeredAt = await answered(page, 'PUT', () => press(publish));
  // the first visit that begins after the answer, and no other
  const begun = performance.now();
  const visited = await (await fetch(new URL(path, page.url()))).text();
  const visit = performance.now() - begun;
  expect(wordsOf(visited)).toMatch(says);
  const { pressedAt, ...seen } = await soonVisit;
  const untilAnswered = answeredAt - pressedAt;
  const soonAfter = untilAnswered <= soon ? 'new' : judge(seen, says);
  waits.push({ order, untilAnswered, soonAfter, untilRead: untilAnswered + visit });
  await expect(dialog).toHaveCount(0);
  // the open dialog hides everything outside it from screen readers, not from the thumb
  const undo = page.getByRole('button', { name: 'Geri Al', includeHidden: true });
  await answered(page, 'POST', () => press(undo));
  expect(await read(page, path)).not.toMatch(says);
}

/** In ms from the touch. */
const soon = 50;

/** One for each press, and no other: a hundred a second would be what the press waits for. */
class Visitors {
  noteTouch: (at: number) => void = () => {};

  async visitSoonAfterTouch(address: URL) {
    const pressedAt = await new Promise<number>((resolve) => {
      this.noteTouch = resolve;
    });
    await sleep(pressedAt + soon - now());
    const late = now() - pressedAt - soon;
    return { pressedAt, late, html: await (await fetch(address)).text() };
  }
}

function judge({ late, html }: { late: number; html: string }, says: RegExp): Waits['soonAfter'] {
  if (late >= 2) return 'unknown';
  return says.test(wordsOf(html)) ? 'new' : 'old';
}

/** In milliseconds since 1970, as pages count them. */
const now = () => performance.timeOrigin + performance.now();

const press = (target: Locator) => target.tap();

/** Runs in the page: tells when it was last clicked or tapped, in milliseconds since 1970. */
function tellTouches() {
  const tell = ({ timeStamp }: Event) => {
    (window as unknown as { tellTouch(at: number): void }).tellTouch(performance.timeOrigin + timeStamp);
  };
  addEventListener('click', tell, { capture: true });
}

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
    return press(
      entryOf(dialog, act.remove)
        .getByRole('button', { name: /^Sil: / })
        .last(),
    );
  }
  await press(entry(dialog, act.move));
  await entryOf(dialog, act.move)
    .getByLabel('Sırası')
    .last()
    .selectOption({ index: act.to - 1 });
}

/** The office stands before the name of a member. */
const called = (name: string) => ({ name: new RegExp(`^\\d+\\. (.+ · )?${name}`) });

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
