import { expect, test } from 'vitest';
import {
  changeIban,
  confirm,
  documents,
  firstIban,
  newsOf,
  otherIban,
  passwordOfSecond,
  readDonation,
  shows,
  signInSecondAdmin,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

describeEachDatabase('other bank accounts in a draft that was given up', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, zeynep] = [await app.signedIn('ayse'), await signInSecondAdmin(app)];
    return { app, ayse, zeynep, old: firstIban((await readDonation(ayse)).value) };
  }

  /** A draft with another account, and then the page with its old ones again. */
  async function giveUp(admin: Visitor, old: string) {
    const draft = await changeIban(admin, { published: false });
    expect(await changeIban(admin, { iban: old })).toMatchObject({ published: true });
    return draft;
  }

  async function bringBack(admin: Visitor, { id, version }: { id: number; version: number }) {
    expect((await admin.post(`${documents}/${id}/versions/${version}/restore`, {})).status).toBe(200);
    const restored = await readDonation(admin);
    await admin.post(`${documents}/publish`, { documents: [{ id, version: restored.version }] });
    return restored;
  }

  test('are not confirmed by who wrote it when somebody else brings it back', async () => {
    const { app, ayse, zeynep, old } = await open();
    const proposed = await bringBack(zeynep, await giveUp(ayse, old));
    expect((await newsOf(ayse)).proposals).toMatchObject([{ isOwn: true, confirmers: [] }]);
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(403);
    expect(await shows(app, otherIban)).toBe(false);
  });

  test('are confirmed by the other admin when who wrote it proposes them', async () => {
    const { app, ayse, zeynep, old } = await open();
    const given = await giveUp(ayse, old);
    await bringBack(zeynep, given);
    await changeIban(zeynep, { iban: old });
    const proposed = await bringBack(ayse, given);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
  });

  test('count as looked at once visitors have read them', async () => {
    const { app, ayse, zeynep, old } = await open();
    const first = await changeIban(ayse);
    await confirm(zeynep, first, passwordOfSecond);
    await confirm(zeynep, await changeIban(ayse, { iban: old }), passwordOfSecond);
    expect(await shows(app, otherIban)).toBe(false);
    const proposed = await bringBack(zeynep, first);
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
  });
});
