import { setTimeout as sleep } from 'node:timers/promises';
import { type Role, roles } from '#/staff/permissions.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import type { Site } from '../../support/site.ts';
import type { Caller } from './draw-request.ts';

/**
 * One person for each role. The requests may end their sessions, disable them and change their passwords; a person
 * lost so is replaced by another, whom the first admin adds.
 */
export class Crew {
  readonly #url: string;
  readonly #admin: string;
  readonly #cookies = new Map<Role, string>();
  replaced = 0;

  private constructor(url: string, admin: string) {
    this.#url = url;
    this.#admin = admin;
  }

  static async open({ url, admin }: Site): Promise<Crew> {
    const crew = new Crew(url, await signIn(url, { ...admin, address: '10.0.0.1' }));
    for (const role of roles) await crew.#add(role);
    return crew;
  }

  cookieOf(caller: Caller): string | undefined {
    return caller === 'nobody' ? undefined : this.#cookies.get(caller);
  }

  /** To be called after a 401: when the session has ended, somebody else takes the place. */
  async replaceIfLost(caller: Caller): Promise<void> {
    const cookie = this.cookieOf(caller);
    if (caller === 'nobody' || !cookie) return;
    const answer = await fetch(`${this.#url}/api/admin/auth`, { headers: { cookie } });
    await answer.text();
    // meanwhile another of the requests may have seen to it
    if (answer.status !== 401 || this.cookieOf(caller) !== cookie) return;
    this.#cookies.delete(caller);
    this.replaced += 1;
    await this.#add(caller);
  }

  async #add(role: Role): Promise<void> {
    const person = { username: `${role} ${this.replaced}`, password: 'Kar-Izi-2044', role };
    await untilAccepted(() =>
      fetch(`${this.#url}/api/admin/staff`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#admin },
        body: JSON.stringify(person),
      }),
    );
    const address = `10.1.${this.replaced >> 8}.${this.replaced & 255}`;
    this.#cookies.set(role, await signIn(this.#url, { ...person, address }));
  }
}

/** From an address of its own, because the requests may have used up the tries of others. */
async function signIn(
  url: string,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<string> {
  const answer = await untilAccepted(() =>
    fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ username, password }),
    }),
  );
  return cookiesOf(answer);
}

/** A server that is busy says so, and may be asked again. */
async function untilAccepted(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.ok) return answer;
    const text = await answer.text();
    if (tries === 20) throw new Error(`The crew was answered with ${answer.status}: ${text}`);
    await sleep(500);
  }
}
