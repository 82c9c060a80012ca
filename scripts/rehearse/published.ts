import { hash } from 'node:crypto';

/** What of the content changes with each save. */
export interface Content {
  words: string;
  /** ISO 8601 UTC, as the sitemap says it. */
  updatedAt: string;
}

/**
 * The bodies that were ever published: what the application itself gives for each path while nobody writes. It is asked
 * around the proxy, and taken at its word only where the words say that it is no older answer.
 */
export class Published {
  readonly #site: string;
  /** Of each path the hashes of its bodies, with the moment when another one took its place, in ms since 1970. */
  readonly #bodies = new Map<string, Map<string, { goneAt: number | undefined }>>();
  /** Those of them that show what the editor writes. */
  readonly #changing = new Set<string>();
  /** Pages that changed though nobody had changed them. */
  readonly strange = new Set<string>();
  paths: string[];

  constructor(site: string, paths: string[]) {
    this.#site = site;
    this.paths = paths;
  }

  /**
   * Looks at all pages.
   * @param isAnother whether more than the article was changed: then the home page must have changed
   * @returns false while the application does not answer, or with what was before
   */
  async look(content: Content, { isAnother = false } = {}): Promise<boolean> {
    for (const path of this.paths) {
      const answer = await fetch(this.#site + path, { headers: { 'accept-encoding': 'identity' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString();
      const isNow = text.includes(content.words) || text.includes(content.updatedAt);
      const isNew = !this.#bodies.get(path)?.has(hash('sha1', bytes));
      if (answer.status !== 200) return false;
      if (isAnother && path === '/' ? !isNew : this.#changing.has(path) && !isNow && !isAnother) return false;
      if (isNow) this.#changing.add(path);
      else if (isAnother) this.#changing.delete(path);
      else if (isNew && this.#bodies.has(path)) this.strange.add(path);
      this.#note(path, hash('sha1', bytes));
    }
    return true;
  }

  /** @returns how old it was at this moment, in ms; undefined for a body that was never published */
  ageOf({ path, hash, askedAt }: { path: string; hash: string; askedAt: number }): number | undefined {
    const found = this.#bodies.get(path)?.get(hash);
    return found && Math.max(0, askedAt - (found.goneAt ?? askedAt));
  }

  #note(path: string, body: string): void {
    const bodies = this.#bodies.get(path) ?? new Map<string, { goneAt: number | undefined }>();
    this.#bodies.set(path, bodies);
    for (const [other, state] of bodies) if (other !== body) state.goneAt ??= Date.now();
    bodies.set(body, { goneAt: undefined });
  }
}
