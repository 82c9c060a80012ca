import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Association, association } from '#/content/association.ts';
import { openDatabase } from '#/db/database.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { formatIban } from '#/format/iban.ts';
import { verifyLog } from '#/staff/audit/verify-log.server.ts';
import {
  actionsIn,
  changeIban,
  documents,
  otherIban,
  readDonation,
  shows,
} from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { askCommand, runScript } from '../../tests/support/played-terminal.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { signIn, switchOn } from '../../tests/support/second-factor.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { admin as particulars, runAdmin } from './run-admin.ts';

const script = join(import.meta.dirname, '../admin.ts');

const run = (env: NodeJS.ProcessEnv, words: string[], typed?: string) =>
  askCommand(runAdmin, { ...particulars, env, words, typed });

describeEachDatabase('npm run admin', (_fresh, engine) => {
  /** A running server with ayse and mert, and the command beside it. */
  async function open() {
    const url = await freshDatabaseUrl(engine);
    const folder = makeScratchFolder('admin-');
    const path = join(folder, 'site.sqlite');
    if (engine === 'sqlite') copyFileSync(url, path);
    const env = engine === 'sqlite' ? { DATA_DIR: folder } : { DATABASE_URL: url };
    const database = openDatabase(engine === 'sqlite' ? path : url);
    const app = await openTestApp(database);
    return { app, env, admin: (words: string[], typed?: string) => run(env, words, typed) };
  }
  const needsServer = test.runIf(engine === 'sqlite' || hasPostgresServer);

  needsServer('adds somebody who can then sign in at the running server', async () => {
    const { app, env } = await open();
    // in a process of its own, as an operator starts it
    const admin = (words: string[], typed?: string) => runScript(script, { env, words, typed });
    const added = await admin(['add', 'zeynep', '--role', 'management'], 'Ip-Dugumu-33\n');
    expect(added).toEqual({ code: 0, out: 'zeynep can now sign in as management.\n', error: '' });
    const signIn = await app
      .visitor()
      .post('/api/admin/login', { username: 'zeynep', password: 'Ip-Dugumu-33' });
    expect(await signIn.json()).toEqual({ username: 'zeynep', role: 'management' });
    const { out } = await admin(['list']);
    expect(out).toMatch(/^NAME +ROLE +STATE/);
    expect(out).toMatch(/^ayse +admin +enabled +never +0 +off$/m);
    expect((await admin(['role', 'kimse', 'media'])).code).toBe(1);
    expect((await admin(['dance'])).code).toBe(2);
    await app.parts.database.close();
  });

  needsServer('makes a password that works, and prints it once', async () => {
    const { app, admin } = await open();
    const mert = await app.signedIn('mert');
    const { code, out } = await admin(['password', 'MERT', '--generate']);
    const password = /Password, shown this once: (\S{16})$/m.exec(out)?.[1];
    expect(code).toBe(0);
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    const signIn = await app.visitor().post('/api/admin/login', { username: 'mert', password });
    expect(signIn.status).toBe(200);
    await app.parts.database.close();
  });

  needsServer('changes roles, disables and enables, and the log tells', async () => {
    const { app, admin } = await open();
    const mert = await app.signedIn('mert');
    expect((await admin(['role', 'mert', 'admin'])).out).toBe('mert now has the role admin.\n');
    expect((await mert.get('/api/admin/staff')).status).toBe(200);
    expect((await admin(['disable', 'mert'])).out).toBe('mert is disabled and signed out everywhere.\n');
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    expect((await admin(['enable', 'mert'])).out).toBe('mert can sign in again.\n');
    const log = await app.parts.database.db
      .selectFrom('auditLog')
      .select(['action', 'username', 'staffId', 'subjectTitle'])
      .where('action', 'like', 'staff.%')
      .orderBy('id')
      .execute();
    const byCommand = { username: 'komut satırı', staffId: null, subjectTitle: 'mert' };
    expect(log).toEqual([
      { action: 'staff.update', ...byCommand },
      { action: 'staff.disable', ...byCommand },
      { action: 'staff.enable', ...byCommand },
    ]);
    await app.parts.database.close();
  });

  needsServer('switches a second factor off for who has lost the telephone', async () => {
    const { app, admin } = await open();
    await switchOn(app, 'mert');
    expect((await signIn(app, 'mert'))[0]).toBe(401);
    expect((await admin(['list'])).out).toMatch(/^mert .* on$/m);
    const { out } = await admin(['second-factor-off', 'MERT']);
    expect(out).toBe('mert signs in with the password alone.\n');
    expect((await signIn(app, 'mert'))[0]).toBe(200);
    await app.parts.database.close();
  });

  needsServer('checks the log', async () => {
    const { app, admin } = await open();
    const { db } = app.parts.database;
    expect((await admin(['verify-log'])).out).toBe('The log is empty.\n');
    await app.signedIn('ayse');
    await app.signedIn('mert');
    const report = await verifyLog(db);
    const intact = await admin(['verify-log']);
    expect(intact.code).toBe(0);
    expect(intact.out).toContain(`The log is intact: 2 rows.\nSeal: ${report.isIntact && report.hash}`);
    await db.updateTable('auditLog').set({ username: 'ayse' }).where('id', '=', 2).execute();
    const altered = { code: 1, out: '', error: 'The log is not as it was written: row 2 was altered.\n' };
    expect(await admin(['verify-log'])).toEqual(altered);
    await app.parts.database.close();
  });

  needsServer('confirms other bank accounts for an association with one admin', async () => {
    const { app, admin } = await open();
    const none = await admin(['confirm-accounts']);
    expect([none.code, none.error]).toEqual([1, expect.stringContaining('waits to be confirmed')]);
    const ayse = await app.signedIn('ayse');
    await changeIban(ayse);
    for (const typed of ['', 'evet\n', '0001 0001\n', '0002\n']) {
      const refused = await admin(['confirm-accounts'], typed);
      expect([typed, refused.code, refused.error]).toEqual([
        typed,
        1,
        expect.stringContaining('Nothing was changed'),
      ]);
      expect((await readDonation(ayse)).published).toBe(false);
    }
    const { code, out } = await admin(['confirm-accounts'], ' 0001\n');
    expect([code, out]).toEqual([0, expect.stringContaining('Confirmed')]);
    expect(out).toContain(` · TL · IBAN: ${formatIban(otherIban)}`);
    await app.parts.contentWatch.look();
    expect(await shows(app, otherIban)).toBe(true);
    expect((await actionsIn(app)).slice(-2)).toEqual([
      'ayse document.propose',
      'komut satırı document.confirm',
    ]);
    await app.parts.database.close();
  });

  needsServer('tells of banks that only change places', async () => {
    const { app, admin } = await open();
    const ayse = await app.signedIn('ayse');
    const { id, version, value } = await readDonation(ayse);
    const turned = { ...value, banks: value.banks.toReversed() };
    await ayse.put(`${documents}/${id}`, { version, value: turned, published: true });
    const { code, out } = await admin(['confirm-accounts'], 'evet\n');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Bankalar\n  (the same lines in another order)'),
    ]);
    await app.parts.database.close();
  });

  needsServer('refuses in a sentence, and changes nothing', async () => {
    const { app, admin } = await open();
    const refusals: [string[], string, RegExp][] = [
      [['disable', 'ayse'], '', /last admin who can sign in/],
      [['role', 'ayse', 'media'], '', /last admin who can sign in/],
      [['role', 'kimse', 'media'], '', /nobody called "kimse"/],
      [['add', 'AYSE', '--role', 'media'], 'Ip-Dugumu-33', /has that name already/],
      [['add', 'ab', '--role', 'media'], 'Ip-Dugumu-33', /at least 3 characters/],
      [['password', 'mert'], '12345', /at least 6 characters/],
      [['password', 'mert'], 'password123', /one of the commonest/],
      [['password', 'mert'], '', /No password came in/],
    ];
    for (const [words, typed, sentence] of refusals) {
      expect(await admin(words, typed)).toEqual({ code: 1, out: '', error: expect.stringMatching(sentence) });
    }
    expect(await app.parts.database.db.selectFrom('auditLog').select('id').execute()).toEqual([]);
    await app.parts.database.close();
  });

  needsServer('holds new names and passwords to the rules of the panel', async () => {
    const { app, admin } = await open();
    const refusals: [string[], string, RegExp][] = [
      [['add', 'аyse', '--role', 'media'], 'Ip-Dugumu-33', /Latin letters/],
      [['password', 'mert'], `${association.name.short}-2026`, /name of the association/],
      [['add', 'zeynep', '--role', 'media'], 'Zeynep', /name of its owner/],
    ];
    for (const [words, typed, sentence] of refusals) {
      expect(await admin(words, typed)).toEqual({ code: 1, out: '', error: expect.stringMatching(sentence) });
    }
    await app.parts.database.close();
  });

  needsServer('knows the association by the name that visitors read', async () => {
    const { app, admin } = await open();
    const ayse = await app.signedIn('ayse');
    const { id, version, value } = await findAssociation(ayse);
    const name = { ...value.name, short: 'Zirve' };
    await ayse.put(`${documents}/${id}`, { version, value: { ...value, name }, published: true });
    const refused = await admin(['password', 'mert'], 'Zirve-2026');
    expect([refused.code, refused.error]).toEqual([1, expect.stringMatching(/name of the association/)]);
    expect((await admin(['password', 'mert'], `${value.name.short}-2026`)).code).toBe(0);
    await app.parts.database.close();
  });
});

async function findAssociation(ayse: Visitor) {
  const all = (await (await ayse.get(documents)).json()) as DocumentSummary[];
  const id = all.find(({ name }) => name === 'association')?.id;
  const found = (await (await ayse.get(`${documents}/${id}`)).json()) as StoredDocument;
  return { ...found, value: found.value as Association };
}

test.each([
  [['dance'], 'There is no command "dance".'],
  [['role', 'mert', 'chief'], 'There is no role "chief": write admin, media, management.'],
  [['add', 'mert'], 'No role is given'],
  [['disable'], 'Whose?'],
  [['list', 'a', 'b', 'c'], 'one word too many: "a"'],
  [['disable', 'veli', 'Ayse'], 'one word too many: "Ayse"'],
  [['password', 'veli', 'Ayse', '--generate'], 'one word too many: "Ayse"'],
  [['add', 'Ayse', 'Yilmaz', '--role', 'media'], 'one word too many: "Yilmaz"'],
  [['role', 'Ayse', 'Yilmaz', 'media'], 'one word too many: "media"'],
  [['disable', 'veli', '--generate'], '"disable" knows no --generate'],
  [['list', '--loud'], "Unknown option '--loud'"],
])('a command that is not understood says so: %o', async (words, sentence) => {
  const { code, error } = await run({}, words);
  expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
});

test('where there is no database, none is made', async () => {
  const DATA_DIR = makeScratchFolder('admin-');
  for (let turn = 0; turn < 2; turn += 1) {
    const { code, error } = await run({ DATA_DIR }, ['list']);
    expect([code, error]).toEqual([1, expect.stringContaining('There is no database at')]);
  }
});

test('tables that are not up to date are left to the server', async () => {
  const DATA_DIR = makeScratchFolder('admin-');
  await openDatabase(join(DATA_DIR, 'site.sqlite')).close();
  const { code, error } = await run({ DATA_DIR }, ['list']);
  expect([code, error]).toEqual([1, expect.stringContaining('not up to date')]);
});

test('tables that lost what this version uses are left to a newer one', async () => {
  const DATA_DIR = makeScratchFolder('admin-');
  const path = join(DATA_DIR, 'site.sqlite');
  copyFileSync(await freshDatabaseUrl(), path);
  const { db, close } = openDatabase(path);
  await sql`insert into kysely_migration (name, timestamp) values ('998-less-after-9.0.0', '')`.execute(db);
  await close();
  const { code, error } = await run({ DATA_DIR }, ['list']);
  expect([code, error]).toEqual([1, expect.stringContaining('of a version too new for this one')]);
});
