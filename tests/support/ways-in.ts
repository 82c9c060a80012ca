import { expect } from 'vitest';
import type { OwnPasskeys, Person, SetUp } from '#/staff/answers.server.ts';
import { type Chance, seededChance } from '../faults/seeded-chance.ts';
import { cast, openTestApp, type TestApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import { freshDatabase } from './databases.ts';
import { enrol, passkeyCalls, signInWith } from './passkeys.ts';
import { begin, calls, shown, signIn } from './second-factor.ts';
import type { Visitor } from './visitor.ts';

const name = 'mert';
const { password } = cast[name];

/** Wrong tries of a step are forgotten before the next. */
const betweenSteps = { minutes: 16 };

/** Lets somebody add, lose and recover ways to sign in, in so many orders, and looks after each step at what opens. */
export async function tryWaysIn({ orders, seed }: { orders: number; seed: number }): Promise<void> {
  const app = await openTestApp(await freshDatabase());
  const chance = seededChance(seed);
  for (let order = 0; order < orders; order += 1) {
    const ways = await WaysIn.begin(app, chance);
    for (let left = 3 + chance.below(6); left > 0; left -= 1) await ways.step();
    await ways.end();
  }
}

/**
 * Somebody who adds ways to sign in, loses them and recovers, beside what must be true of them: `held` is what they have in
 * hand and opens, `gone` what does not open any more.
 */
class WaysIn {
  readonly #app: TestApp;
  readonly #chance: Chance;
  readonly #admin: Visitor;
  #person: Visitor;
  #held: { app?: SetUp; devices: Authenticator[]; codes: string[] } = { devices: [], codes: [] };
  readonly #gone: { devices: Authenticator[]; codes: string[] } = { devices: [], codes: [] };
  /** What the server asks for, whether or not it is in hand. */
  #isAppOn = false;
  #enrolled = new Map<string, Authenticator>();

  private constructor(app: TestApp, chance: Chance, [admin, person]: [Visitor, Visitor]) {
    this.#app = app;
    this.#chance = chance;
    this.#admin = admin;
    this.#person = person;
  }

  static async begin(app: TestApp, chance: Chance): Promise<WaysIn> {
    return new WaysIn(app, chance, [await app.signedIn('ayse'), await app.signedIn(name)]);
  }

  get #isAskedForMore() {
    return this.#isAppOn || this.#enrolled.size > 0;
  }

  /** Does one thing, and looks whether what opens and what does not is as it must be. */
  async step(): Promise<void> {
    this.#app.clock.forward(betweenSteps);
    const steps = [
      ...[this.#add, this.#add, this.#remove, this.#switchApp, this.#renewCodes],
      ...[this.#loseDevice, this.#loseTelephone, this.#losePaper],
    ];
    await this.#chance.pick(steps).call(this);
    await this.#tryOneWay();
    await this.#tryOneWrongWay();
  }

  /** Whoever has one way left comes in; whoever has none does so once an admin has helped. */
  async end(): Promise<void> {
    this.#app.clock.forward(betweenSteps);
    const hasWay = await this.#tryOneWay();
    if (!hasWay) await this.#expectPassword(401);
    const people: Person[] = await (await this.#admin.get('/api/admin/staff')).json();
    const id = people.find(({ username }) => username === name)?.id;
    expect((await this.#admin.delete(`/api/admin/staff/${id}/second-factor`)).status).toBe(204);
    for (const device of this.#enrolled.values()) this.#gone.devices.push(device);
    this.#gone.codes.push(...this.#held.codes);
    [this.#isAppOn, this.#held] = [false, { devices: [], codes: [] }];
    this.#enrolled = new Map();
    await this.#expectPassword(200);
    await this.#tryOneWrongWay();
  }

  async #add() {
    const { device, recoveryCodes } = await enrol(this.#person, name);
    this.#enrolled.set(await this.#idOfNewest(), device);
    this.#held.devices.push(device);
    if (recoveryCodes) this.#take(recoveryCodes);
  }

  async #idOfNewest(): Promise<string> {
    const { passkeys }: OwnPasskeys = await (await this.#person.get(passkeyCalls)).json();
    return passkeys.find(({ id }) => !this.#enrolled.has(id))?.id ?? '';
  }

  async #remove() {
    if (this.#enrolled.size === 0) return;
    const [id, device] = this.#chance.pick([...this.#enrolled]);
    expect((await this.#person.post(`${passkeyCalls}/${id}/remove`, { password })).status).toBe(204);
    this.#enrolled.delete(id);
    this.#held.devices = this.#held.devices.filter((held) => held !== device);
    this.#gone.devices.push(device);
    this.#dropIdleCodes();
  }

  async #switchApp() {
    if (this.#isAppOn) {
      expect((await this.#person.post(`${calls}/off`, { password })).status).toBe(204);
      [this.#isAppOn, this.#held.app] = [false, undefined];
      this.#dropIdleCodes();
      return;
    }
    const setUp = await begin(this.#person, name);
    const code = { code: shown(this.#app, setUp) };
    expect((await this.#person.post(`${calls}/finish`, code)).status).toBe(204);
    [this.#isAppOn, this.#held.app] = [true, setUp];
    this.#app.clock.forward({ minutes: 1 });
  }

  async #renewCodes() {
    const answer = await this.#person.post(`${passkeyCalls}/recovery-codes`, { password });
    expect(answer.status).toBe(this.#isAskedForMore ? 200 : 409);
    if (answer.ok) this.#take((await answer.json()).recoveryCodes);
  }

  #take(codes: string[]) {
    this.#gone.codes.push(...this.#held.codes);
    this.#held.codes = codes;
  }

  #dropIdleCodes() {
    if (!this.#isAskedForMore) this.#take([]);
  }

  #loseDevice() {
    this.#held.devices.splice(this.#chance.below(3), 1);
  }

  #loseTelephone() {
    this.#held.app = undefined;
  }

  #losePaper() {
    this.#held.codes = [];
  }

  /** @returns false for who has none */
  async #tryOneWay(): Promise<boolean> {
    const { app, devices, codes } = this.#held;
    if (!this.#isAskedForMore) {
      await this.#expectPassword(200);
      return true;
    }
    const ways = [...devices, ...(app ? [app] : []), ...codes.slice(0, 1)];
    if (ways.length === 0) return false;
    const way = this.#chance.pick(ways);
    const visitor = this.#app.visitor();
    if (way instanceof Authenticator) {
      expect(await signInWith(this.#app, way, visitor)).toBe(200);
      this.#person = visitor;
      return true;
    }
    const code = typeof way === 'string' ? way : shown(this.#app, way);
    const answer = await visitor.post('/api/admin/login', { username: name, password, code });
    expect(answer.status).toBe(200);
    if (typeof way === 'string') this.#gone.codes.push(...this.#held.codes.splice(0, 1));
    this.#person = visitor;
    return true;
  }

  async #tryOneWrongWay() {
    const stranger = new Authenticator();
    const way = this.#chance.pick([stranger, ...this.#gone.devices.slice(-2), ...this.#gone.codes.slice(-2)]);
    if (way instanceof Authenticator) expect(await signInWith(this.#app, way)).toBe(401);
    else if (this.#isAskedForMore) expect((await signIn(this.#app, name, way))[0]).toBe(401);
    if (this.#isAskedForMore) await this.#expectPassword(401);
  }

  async #expectPassword(status: number) {
    const visitor = this.#app.visitor();
    const answer = await visitor.post('/api/admin/login', { username: name, password });
    expect(answer.status).toBe(status);
    if (answer.ok) this.#person = visitor;
  }
}
