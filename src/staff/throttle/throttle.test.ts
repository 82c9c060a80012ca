import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { quotas } from './throttle.server.ts';

const { ayse, mert } = cast;
const wrong = { username: 'ayse', password: 'yanlis-sifre' };

describeEachDatabase('wrong passwords', (fresh) => {
  const open = async (settings = {}) => openTestApp(await fresh(), settings);

  test('guessing from one address is stopped after a few tries, and allowed again later', async () => {
    const app = await open();
    const guesser = app.visitor();
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1) {
      expect((await guesser.post('/api/admin/login', wrong)).status).toBe(401);
    }
    const stopped = await guesser.post('/api/admin/login', { username: 'ayse', password: ayse.password });
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900']);
    app.clock.forward({ minutes: 14 });
    expect((await guesser.post('/api/admin/login', wrong)).status).toBe(429);
    app.clock.forward({ minutes: 2 });
    expect((await guesser.post('/api/admin/login', wrong)).status).toBe(401);
  });

  test('a name that is guessed at from many addresses still opens for its owner', async () => {
    const app = await open({ trustedProxies: 1 });
    const owner = await app.signedIn('ayse');
    const guess = (address: string, password: string) =>
      app.visitor().send('/api/admin/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'ayse', password }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
    const others = quotas.failuresThatAreAnAttack - quotas.attemptsPerOriginUnderAttack;
    for (let tries = 0; tries < others; tries += 1) await guess(`203.0.113.${tries}`, 'yanlis');
    // an unknown address now has fewer tries, but it has some
    for (let tries = 0; tries < quotas.attemptsPerOriginUnderAttack; tries += 1) {
      expect((await guess('198.51.100.7', 'yanlis')).status).toBe(401);
    }
    expect((await guess('198.51.100.7', ayse.password)).status).toBe(429);
    expect((await guess('198.51.100.8', ayse.password)).status).toBe(200);
    // and the device that ayse has used before is not slowed at all, even behind the guesser's address
    const back = await owner.send('/api/admin/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'ayse', password: ayse.password }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    });
    expect(back.status).toBe(200);
  });

  test('no name that is typed counts against the links for passwords', async () => {
    const app = await open({ trustedProxies: 1 });
    const ask = (path: string, body: object, address: string) =>
      app.visitor().send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
    for (let tries = 0; tries < quotas.failuresThatAreAnAttack; tries += 1)
      for (const username of ['LINK', '#link', 'link'])
        await ask('/api/admin/login', { username, password: 'yanlis' }, `203.0.113.${tries}`);
    const look = () =>
      ask('/api/admin/password-link/look', { token: 'a'.repeat(43) }, '198.51.100.7').then(
        ({ status }) => status,
      );
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1)
      expect([tries, await look()]).toEqual([tries, 404]);
    expect(await look()).toBe(429);
  });

  test('one subscriber of IPv6 has more addresses than others, but not tries for each', {
    timeout: 60_000,
  }, async () => {
    const app = await open({ trustedProxies: 1 });
    const guess = (address: string, username: string) =>
      app
        .visitor()
        .post('/api/admin/login', { username, password: 'yanlis' }, { 'x-forwarded-for': address });
    const guessFromEach = async (networks: number[]) => {
      const statuses: number[] = [];
      // one after the other: a crowd is refused for another reason on a slow machine
      for (const network of networks)
        statuses.push((await guess(`2001:DB8:7:${network.toString(16)}::1`, `kim-${network}`)).status);
      return statuses;
    };
    const half = Array.from({ length: quotas.attemptsPerEndSite / 2 }, (_, network) => network);
    expect(new Set(await guessFromEach(half))).toEqual(new Set([401]));
    expect(new Set(await guessFromEach(half.map((network) => network + 100)))).toEqual(new Set([401]));
    expect(await guessFromEach([200, 201, 202])).toEqual([429, 429, 429]);
    expect((await guess('2001:db8:8::1', 'kimse')).status).toBe(401);
    expect((await guess('203.0.113.9', 'kimse')).status).toBe(401);
  });

  test('a device on which ayse was guessed at leaves her other device alone', async () => {
    const app = await open();
    const [stolen, own] = [await app.signedIn('ayse'), await app.signedIn('ayse')];
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1)
      expect((await stolen.post('/api/admin/login', wrong)).status).toBe(401);
    expect((await stolen.post('/api/admin/login', wrong)).status).toBe(429);
    expect((await own.post('/api/admin/login', ayse)).status).toBe(200);
  });

  test('the device of one person does not open the way to another name', async () => {
    const app = await open();
    const person = await app.signedIn('mert');
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1)
      await person.post('/api/admin/login', wrong);
    expect((await person.post('/api/admin/login', wrong)).status).toBe(429);
    expect(
      (await person.post('/api/admin/login', { username: 'mert', password: mert.password })).status,
    ).toBe(200);
  });
});
