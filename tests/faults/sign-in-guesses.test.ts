import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { quotas } from '#/staff/throttle/throttle.server.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../support/databases.ts';
import { signIn } from '../support/sign-in.ts';
import { adminOfSite, type Site, startSite } from '../support/site.ts';

const guesses = 1000;
const wrong = { ...adminOfSite, password: 'yanlis-sifre' };

test.runIf(hasPostgresServer)(
  `of ${guesses} guesses at once over two copies of the server, at most ${quotas.attemptsPerOrigin} are tried`,
  async () => {
    const { copies, countLogged } = await startTwoCopies();
    const [thief] = copies;
    const owner = await signIn(thief);

    const strangers = await guessAtOnce(copies, { path: '/api/admin/login', body: wrong });
    expect(strangers.tried).toBeLessThanOrEqual(quotas.attemptsPerOrigin);
    expect(await countLogged('session.sign-in-failed')).toBe(strangers.tried);
    const again = await guessAtOnce(copies, { path: '/api/admin/login', body: wrong });
    expect(strangers.tried + again.tried).toBe(quotas.attemptsPerOrigin);
    expect(await countLogged('session.sign-in-refused')).toBe(1);

    const onTheirBrowser = { path: '/api/admin/login', body: wrong, cookie: owner };
    const stolenBrowser = await guessAtOnce(copies, onTheirBrowser);
    expect(stolenBrowser.tried).toBeLessThanOrEqual(quotas.attemptsPerOrigin);

    const change = { currentPassword: wrong.password, newPassword: 'Yeni-Rota-88' };
    const stolenSession = await guessAtOnce(copies, {
      path: '/api/admin/change-password',
      body: change,
      cookie: owner,
    });
    expect(stolenSession.tried).toBeLessThanOrEqual(quotas.attemptsPerOrigin);
    expect(await countLogged('session.password-failed')).toBe(stolenSession.tried);

    console.log(
      [
        `${2 * guesses} guesses over two copies, from one address: ${strangers.tried + again.tried} tried`,
        `${guesses} on a browser that the person has used: ${stolenBrowser.tried} tried`,
        `${guesses} at the current password, with a stolen session: ${stolenSession.tried} tried`,
      ].join('\n'),
    );
  },
);

async function startTwoCopies() {
  const DATABASE_URL = await freshDatabaseUrl('postgres');
  const first = await startSite({ env: { DATABASE_URL } });
  const second = await startSite({ env: { DATABASE_URL } });
  const copies = [first, second] as const;
  const { db, close } = openDatabase(DATABASE_URL);
  onTestFinished(async () => {
    await close();
    for (const copy of copies) await copy.stop();
  });
  const countLogged = async (action: string) =>
    (await db.selectFrom('auditLog').select('id').where('action', '=', action).execute()).length;
  return { copies, countLogged };
}

interface Guess {
  path: string;
  body: object;
  cookie?: string;
}

/** Every answer says whether the password was looked at: one that was not is refused with 429. */
async function guessAtOnce(
  copies: readonly Site[],
  { path, body, cookie = '' }: Guess,
): Promise<{ tried: number }> {
  const guess = async (number: number) => {
    const answer = await fetch(`${copies[number % copies.length]?.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: guesses }, (_, number) => guess(number)));
  const tried = statuses.filter((status) => status === 401 || status === 400).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - tried);
  return { tried };
}
