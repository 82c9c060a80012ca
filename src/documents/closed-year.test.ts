import { expect, test } from 'vitest';
import { hasOnlyExamples } from '#/documents/proposals/accounts.server.ts';
import {
  actionsIn,
  confirm,
  newsOf,
  passwordOfSecond,
  readPage,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { asReal, publishFinances, readFinances, withMore } from '../../tests/support/finances.ts';

const page = '/hesap-verme/gelir-gider';

describeEachDatabase('the account of income and cost', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    const publish = async (change: Parameters<typeof publishFinances>[1]) =>
      (await publishFinances(ayse, change)).json();
    return { app, ayse, zeynep, publish, read: () => readPage(app, page) };
  }

  test('is refused by how much it does not close, at the field, and nothing is published', async () => {
    const { ayse, read } = await open();
    const answer = await publishFinances(ayse, (value) => ({
      ...value,
      entries: value.entries.map((account, index) =>
        index === 0 ? { ...account, closing: account.closing + 1250 } : account,
      ),
    }));
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    expect(fields).toEqual({ 'value.entries.0.closing': expect.stringMatching(/1\.250 TL fazla\.$/) });
    expect(await read()).toContain('1.025.100 TL');
  });

  test('is changed by one admin while it is an example, and so is a year that is not closed, or closes', async () => {
    const { publish, read } = await open();
    const asExample = { published: true, isGuarded: false };
    expect(await publish((value) => withMore(2025, 7)(value))).toMatchObject(asExample);
    expect(await publish(asReal)).toMatchObject({ published: true, isGuarded: true });
    expect(await publish(withMore(2026, 50))).toMatchObject({ published: true });
    const closes = await publish((value) => ({
      ...value,
      entries: value.entries.map((account) => ({ ...account, closedOn: account.closedOn ?? '2027-04-17' })),
    }));
    expect(closes).toMatchObject({ published: true });
    expect(await read()).not.toContain('Düzeltme');
  });

  test('of a closed year waits for a second admin, and then tells of its correction', async () => {
    const { app, ayse, zeynep, publish, read } = await open();
    await publish(asReal);
    app.clock.forward({ hours: 5 });
    expect(await publish(withMore(2025, 50))).toMatchObject({ published: false, waits: true });
    expect(await read()).not.toContain('1.965.050');
    const proposed = await readFinances(ayse);
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
    expect(await newsOf(zeynep)).toMatchObject({ proposals: [{ name: 'finances' }] });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    const html = await read();
    for (const words of [
      'Düzeltme: 21.11.2026 tarihinde “Gelir, Bağışlar” 1.965.000 TL yerine 1.965.050 TL oldu.',
      'Düzeltme: 21.11.2026 tarihinde “Gider, Arama kurtarma malzemesi” 1.212.000 TL yerine 1.212.050 TL oldu.',
    ])
      expect(html).toContain(words);
    expect(await actionsIn(app)).toEqual([
      'ayse document.publish',
      'ayse document.propose',
      'zeynep document.confirm',
    ]);
    expect((await newsOf(zeynep)).notices).toMatchObject([{ kind: 'figures-confirmed', detail: 'ayse' }]);
    // of the accounts nothing has changed, and the first real ones still take one admin
    expect(await hasOnlyExamples(app.parts.database.db)).toBe(true);
  });

  test.each([
    ['opened again', (year: number) => ({ year, closedOn: null })],
    ['renamed', () => ({ year: 1999 })],
    ['closed on another day', () => ({ closedOn: '2026-05-01' })],
  ])('that was closed waits, too, when it is %s', async (_how, change) => {
    const { publish } = await open();
    await publish(asReal);
    const waiting = await publish((value) => ({
      ...value,
      entries: value.entries.map((account) =>
        account.year === 2022 ? { ...account, ...change(account.year) } : account,
      ),
    }));
    expect(waiting).toMatchObject({ waits: true });
  });

  test('cannot be called an example by one admin, to be changed afterwards', async () => {
    const { publish } = await open();
    await publish(asReal);
    expect(await publish((value) => ({ ...value, example: 'Örnektir.' }))).toMatchObject({ waits: true });
  });

  test('is confirmed by nobody who wrote a figure of it, also after a colleague has written another', async () => {
    const { app, ayse, zeynep, publish } = await open();
    await publish(asReal);
    const draft = async (who: typeof ayse, change: ReturnType<typeof withMore>, published: boolean) => {
      const { id, version, value } = await readFinances(who);
      return who.put(`/api/admin/documents/${id}`, { version, value: change(value), published });
    };
    await draft(ayse, withMore(2025, 50), false);
    expect(await (await draft(zeynep, withMore(2024, 70), true)).json()).toMatchObject({ waits: true });
    const proposed = await readFinances(ayse);
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
    const fatma = await signInSecondAdmin(app, 'fatma');
    expect((await confirm(fatma, proposed, passwordOfSecond)).status).toBe(204);
  });

  test('keeps its corrections when a year is taken away and comes back', async () => {
    const { ayse, zeynep, publish, read } = await open();
    await publish(asReal);
    const { value } = await readFinances(ayse);
    const settle = async (entries: typeof value.entries) => {
      await publish((now) => ({ ...now, entries }));
      const answer = await confirm(zeynep, await readFinances(ayse), passwordOfSecond);
      if (answer.status !== 204) throw new Error(await answer.text());
    };
    await settle(value.entries.filter(({ year }) => year !== 2022));
    expect(await read()).not.toContain('id="yil-2022"');
    await publish(() => withMore(2022, 9)(value));
    expect(await read()).toContain('412.000 TL yerine 412.009 TL');
  });
});
