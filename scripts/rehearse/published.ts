import { setTimeout as sleep } from 'node:timers/promises';
import { readContent } from '../../tests/rehearsal/content.ts';

/** In ms. */
const patience = 10_000;

/** What was ever published at each path, as the application itself says it around the proxy. */
export class Published {
  readonly #site: string;
  readonly #seen = new Set<string>();
  #home = '';
  paths: string[];

  constructor(site: string, paths: string[]) {
    this.#site = site;
    this.paths = paths;
  }

  has = (path: string, template: string): boolean => this.#seen.has(`${path} ${template}`);

  /** Learns all pages. @throws {Error} when the home page is still what it was */
  async learn(): Promise<void> {
    const giveUp = performance.now() + patience;
    const before = this.#home;
    for (;;) {
      this.#home = await this.#look('/');
      if (this.#home !== before) break;
      if (performance.now() > giveUp) throw new Error('The home page is still what it was before.');
      await sleep(100);
    }
    // a page that takes over a second is answered with what it was: all are looked at until nothing new is seen
    for (let seen = -1; seen !== this.#seen.size; ) {
      seen = this.#seen.size;
      for (const path of this.paths) await this.#look(path);
    }
  }

  async #look(path: string): Promise<string> {
    const answer = await fetch(this.#site + path, { redirect: 'error' });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    const { template } = readContent(await answer.text());
    this.#seen.add(`${path} ${template}`);
    return template;
  }
}
