import { hash } from '@node-rs/argon2';
import { onTestFinished } from 'vitest';
import type { Database } from '#/db/database.ts';
import type { FetchPolicy } from '#/media/web/guarded-request.server.ts';
import { createApp } from '#/server/app.ts';
import { type Config, readConfig } from '#/server/config.ts';
import { createLog } from '#/server/log.ts';
import { openParts, type Parts, stopParts } from '#/server/parts.ts';
import { addStaff } from '#/staff/store.server.ts';
import type { AtEnd } from './at-end.ts';
import { holdToDocument } from './described-calls.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { Visitor } from './visitor.ts';

/** The cast: ayse may do everything, mert looks after the media. */
export const cast = {
  ayse: { username: 'ayse', password: 'Dag-Yolu-1907', role: 'admin' },
  mert: { username: 'mert', password: 'Kar-Izi-2044', role: 'media' },
} as const;
export type Name = keyof typeof cast;

export interface TestApp {
  parts: Parts;
  clock: TestClock;
  /** Somebody without a session. */
  visitor(): Visitor;
  /** One of the cast, signed in through the front door. */
  signedIn(name: Name): Promise<Visitor>;
}

/** A clock that moves only when told to. */
export class TestClock {
  now = new Date('2026-11-20T18:00:00.000Z');
  forward({ minutes = 0, hours = 0 }: { minutes?: number; hours?: number }) {
    this.now = new Date(this.now.getTime() + (hours * 60 + minutes) * 60_000);
  }
}

export type TestSettings = Partial<Config> & { fetchPolicy?: FetchPolicy };

/**
 * The whole server in memory, over a fresh database, with the cast in its staff. It stops when the test ends.
 * @param fetchPolicy how far it goes to fetch a picture, when that is not the public internet
 * @param atEnd for a server that outlives the test; `shared-app.ts` keeps one for a whole file
 */
export async function openTestApp(
  database: Database,
  { fetchPolicy, ...settings }: TestSettings = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TestApp> {
  const clock = new TestClock();
  const config = { ...readConfig({ DATA_DIR: makeScratchFolder('app-') }), ...settings };
  const log = createLog('silent');
  const parts = await openParts({ config, log, clock: () => clock.now, database, fetchPolicy });
  atEnd(() => stopParts(parts));
  for (const person of Object.values(cast)) await hire(database, person);
  const app = createApp(parts);
  const answer = async (request: Request) => {
    const given = await app.fetch(request);
    await holdToDocument(parts, request, given);
    return given;
  };
  const visitor = () => new Visitor(answer);
  return {
    parts,
    clock,
    visitor,
    async signedIn(name) {
      const person = visitor();
      const { username, password } = cast[name];
      const answer = await person.post('/api/admin/login', { username, password });
      if (answer.status !== 200) throw new Error(`${name} could not sign in: ${await answer.text()}`);
      return person;
    },
  };
}

/** A hash says itself how much work it asks for. The real amount took half the time of most tests of a call. */
const littleWork = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, Promise<string>>();

async function hire({ db }: Database, { username, password, role }: (typeof cast)[Name]) {
  const made = hashes.get(password) ?? hash(password, littleWork);
  hashes.set(password, made);
  await addStaff(db, { username, passwordHash: await made, role, now: new Date('2026-01-01T00:00:00.000Z') });
}
