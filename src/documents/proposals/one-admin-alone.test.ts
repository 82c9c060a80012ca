import { expect, test } from 'vitest';
import {
  changeIban,
  confirm,
  documents,
  newsOf,
  otherIban,
  passwordOfSecond,
  shows,
  signInSecondAdmin,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const people = '/api/admin/staff';
const denizs = { username: 'deniz', password: 'Kuru-Dere-Yolu-5' };

async function pathOf(admin: Visitor, name: string) {
  const all = (await (await admin.get(people)).json()) as { id: number; username: string }[];
  return `${people}/${all.find(({ username }) => username === name)?.id}`;
}

describeEachDatabase('one admin alone', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    // a frozen clock would hide what comes between two steps
    const pause = () => app.clock.forward({ minutes: 1 });
    const signInDeniz = async () => {
      const deniz = app.visitor();
      expect((await deniz.post('/api/admin/login', denizs)).status).toBe(200);
      return deniz;
    };
    return { app, pause, signInDeniz, ayse: await app.signedIn('ayse') };
  }

  /** An admin of whom ayse knows the password, because she has handed it out long ago. */
  async function openWithDeniz() {
    const opened = await open();
    await opened.ayse.post(people, { ...denizs, role: 'admin' });
    opened.app.clock.forward({ hours: 30 * 24 });
    return { ...opened, ayse: await opened.app.signedIn('ayse') };
  }

  test.each(['admin', 'media', 'other'])(
    'does not propose as a colleague whose password she has handed out, and confirm; whatever the role is then: %s',
    async (role) => {
      const { app, pause, signInDeniz, ayse } = await openWithDeniz();
      const proposed = await changeIban(await signInDeniz());
      pause();
      expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
      await ayse.put(await pathOf(ayse, 'deniz'), { role });
      pause();
      const answer = await confirm(ayse, proposed, cast.ayse.password);
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('öneren kişi artık'),
      ]);
      await ayse.put(await pathOf(ayse, 'deniz'), { role: 'admin' });
      pause();
      expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
      expect(await shows(app, otherIban)).toBe(false);
    },
  );

  test('does not confirm a draft of a colleague’s that she has written as that colleague', async () => {
    const { app, pause, signInDeniz, ayse } = await openWithDeniz();
    const zeynep = await signInSecondAdmin(app);
    const { id, version } = await changeIban(await signInDeniz(), { published: false });
    pause();
    await zeynep.post(`${documents}/publish`, { documents: [{ id, version }] });
    for (const role of ['media', 'admin']) {
      expect((await confirm(ayse, { id, version }, cast.ayse.password)).status).toBe(403);
      pause();
      await ayse.put(await pathOf(ayse, 'deniz'), { role });
      pause();
    }
    expect((await confirm(ayse, { id, version }, cast.ayse.password)).status).toBe(403);
    expect((await newsOf(ayse)).proposals).toMatchObject([{ proposedBy: 'zeynep', confirmers: [] }]);
    expect(await shows(app, otherIban)).toBe(false);
  });

  test('does not make a colleague a second person by disabling, enabling, promoting or a link', async () => {
    const { app, pause, ayse } = await open();
    const path = await pathOf(ayse, 'mert');
    const proposed = await changeIban(ayse);
    await ayse.put(path, { isDisabled: true });
    pause();
    await ayse.put(path, { isDisabled: false, role: 'admin' });
    pause();
    const mert = await app.signedIn('mert');
    expect((await confirm(mert, proposed, cast.mert.password)).status).toBe(403);
  });

  test('holds up no second person by a save that changes nothing, nor by a new name', async () => {
    const { app, pause, ayse } = await open();
    const [zeynep, deniz] = [await signInSecondAdmin(app), await signInSecondAdmin(app, 'deniz')];
    const proposed = await changeIban(zeynep);
    const path = await pathOf(ayse, 'deniz');
    const length = async () => (await (await ayse.get('/api/admin/audit')).text()).length;
    const before = await length();
    for (const change of [{}, { role: 'admin' }, { username: 'deniz', isDisabled: false }])
      expect((await ayse.put(path, change)).status).toBe(200);
    expect(await length()).toBe(before);
    pause();
    expect((await ayse.put(path, { username: 'deniz.a' })).status).toBe(200);
    pause();
    expect((await confirm(deniz, proposed, passwordOfSecond)).status).toBe(204);
  });
});
