import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import {
  changeIban,
  confirm,
  firstIban,
  otherIban,
  passwordOfSecond,
  readDonation,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { commandEnvironment } from '../../tests/support/command-environment.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';

const script = join(import.meta.dirname, '../watch-accounts.ts');

async function run(...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [script, ...words], { env: commandEnvironment() });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  return { code: await ended, said: out + error };
}

/** A site on a port, whose answers somebody may tamper with on their way. */
async function open() {
  const app = await openTestApp(await freshDatabase());
  const tamper = { path: '', change: (text: string) => text };
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await app.visitor().get(url);
    const text = await answer.text();
    response.writeHead(answer.status).end(url === tamper.path ? tamper.change(text) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = join(makeScratchFolder('watch-'), 'accounts.json');
  const ayse = await app.signedIn('ayse');
  const { value } = await readDonation(ayse);
  return { app, ayse, tamper, state, value, site, watch: () => run(site, '--state', state) };
}

test('what the button copies must be what stands beside it', async () => {
  const { watch, tamper, value } = await open();
  const change = (text: string) => text.replaceAll(firstIban(value), otherIban);
  Object.assign(tamper, { path: '/donate', change });
  const alarm = `/donate shows ${formatIban(otherIban)}`;
  expect(await watch()).toEqual({ code: 1, said: expect.stringContaining(alarm) });
});

test('a stranger’s machine is content while the accounts are the same everywhere, and as before', async () => {
  const { watch, state } = await open();
  for (let turn = 0; turn < 2; turn += 1)
    expect(await watch()).toEqual({ code: 0, said: expect.stringContaining('the same everywhere') });
  expect(existsSync(state)).toBe(true);
});

test('it raises an alarm when a page shows an IBAN or a name that the list does not have', async () => {
  const { watch, tamper, value } = await open();
  await watch();
  const dollars = value.banks[0]?.accounts.find(({ currency }) => currency === 'USD')?.iban ?? '';
  const swaps: [string, string, string, string][] = [
    ['/donate', firstIban(value), otherIban, `/donate shows ${formatIban(otherIban)}`],
    ['/en', dollars, '', `/en does not show ${formatIban(dollars)}`],
    ['/donate', value.beneficiary, 'Başka Bir Dernek', '/donate does not name'],
    ['/en', value.beneficiaryLatin, 'BASKA BIR DERNEK', '/en does not name'],
    ['/.well-known/bank-accounts.json', firstIban(value), otherIban, 'A new account'],
  ];
  for (const [path, from, to, alarm] of swaps) {
    Object.assign(tamper, {
      path,
      change: (text: string) => text.replaceAll(from, to).replaceAll(formatIban(from), formatIban(to)),
    });
    expect([path, await watch()]).toEqual([path, { code: 1, said: expect.stringContaining(alarm) }]);
  }
});

/** What is done to a page, and what the machine has to say of it. */
type Trick = [(page: string) => string, string];

test('no other way of writing an account hides it from the machine', async () => {
  const { watch, tamper, value } = await open();
  const [ours, other] = [formatIban(firstIban(value)), formatIban(otherIban)];
  const also = (html: string): Trick => [(page) => page + html, `shows ${other}`];
  const tricks: Trick[] = [
    ...['&nbsp;', '&#8203;', '&ZeroWidthSpace;', '\u00ad', '</b> <b class="x">', '-'].map((between) =>
      also(`<p><b>${other.replaceAll(' ', between)}</b></p>`),
    ),
    also(`<p title="> <!--">${other}</p><p title="-->"></p>`),
    [
      (page) => page.replace(`"${firstIban(value)}"`, `"${otherIban.replaceAll('9', '&#57;')}"`),
      `shows ${other}`,
    ],
    [(page) => page.replaceAll(ours, `<!-- ${ours} -->`), `does not show ${ours}`],
  ];
  for (const [change, alarm] of tricks) {
    Object.assign(tamper, { path: '/donate', change });
    expect(await watch()).toEqual({ code: 1, said: expect.stringContaining(`/donate ${alarm}`) });
  }
});

test('it goes on raising it after a change that two people made, until somebody has looked', async () => {
  const { app, ayse, watch, state } = await open();
  await watch();
  const zeynep = await signInSecondAdmin(app);
  await confirm(zeynep, await changeIban(ayse), passwordOfSecond);
  for (let turn = 0; turn < 2; turn += 1) {
    const { code, said } = await watch();
    expect([code, said]).toEqual([1, expect.stringContaining(`A new account: ${formatIban(otherIban)}`)]);
    expect(said).toContain('No longer an account');
  }
  rmSync(state);
  expect((await watch()).code).toBe(0);
});

test('a site that does not answer, a broken state and odd words are no alarm, and not well either', async () => {
  const { watch, tamper, state, site } = await open();
  Object.assign(tamper, { path: '/.well-known/bank-accounts.json', change: () => '<p>' });
  const isOther = { code: 2, said: expect.stringContaining('bank-accounts.json is no list of accounts') };
  expect(await watch()).toEqual(isOther);
  tamper.change = () => '{"accounts":[{}]}';
  expect(await watch()).toEqual(isOther);
  tamper.path = '';
  writeFileSync(state, '[]');
  expect(await watch()).toEqual({ code: 2, said: expect.stringContaining('Delete it to begin again') });
  expect((await run('http://127.0.0.1:1')).code).toBe(2);
  for (const words of [[], ['example.org'], [site, site], [site, '--loud']])
    expect(await run(...words)).toEqual({ code: 2, said: expect.stringContaining('npm run watch-accounts') });
});
