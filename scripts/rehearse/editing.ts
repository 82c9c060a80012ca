import { setTimeout as sleep } from 'node:timers/promises';
import { type Editor, openEditor } from '../bench/editor.ts';
import type { Content, Published } from './published.ts';
import { wordsOf } from './words.ts';

interface Article {
  id: number;
  excerpt: string;
  updatedAt: string;
  version: number;
}

interface Document {
  id: number;
  value: object;
}

interface Saved {
  words: string;
  step: string;
}

/** In ms. */
const every = 1000;

/** Somebody at the panel who saves one article once a second, and says when more is to be published. */
export class Editing {
  readonly acknowledged: Saved[] = [];
  /** Saves that were not acknowledged, by step; the same words are sent again. */
  readonly refused = new Map<string, number>();
  step = '';
  readonly #editor: Editor;
  readonly #published: Published;
  #article: Article;
  #saves = 0;
  #isDone = false;
  #next: { publish: () => Promise<unknown>; done: PromiseWithResolvers<void> } | undefined;

  private constructor(editor: Editor, published: Published, article: Article) {
    this.#editor = editor;
    this.#published = published;
    this.#article = article;
  }

  /** Signs in, and takes the newest article, which stands on the home page, too. */
  static async open(url: string, published: Published): Promise<Editing> {
    const editor = await openEditor({ url });
    const { items } = await editor.get<{ items: Article[] }>('/api/admin/news/list');
    const article = await editor.get<Article>(`/api/admin/news/${items[0]?.id}`);
    return new Editing(editor, published, article);
  }

  /** Saves until it is ended. */
  async run(signal: AbortSignal): Promise<void> {
    while (!this.#isDone && !signal.aborted) {
      const next = performance.now() + every;
      const { publish, done } = this.#next ?? {};
      this.#next = undefined;
      if (publish) await publish().catch(done?.reject);
      else await this.#save();
      while (!signal.aborted && !(await this.#look(publish !== undefined))) await sleep(100);
      done?.resolve();
      await sleep(Math.max(0, next - performance.now()));
    }
  }

  end(): void {
    this.#isDone = true;
  }

  /** @returns its number; undefined where the site has no such document */
  async findDocument(name: string): Promise<number | undefined> {
    const documents = await this.#editor.get<(Document & { name: string })[]>('/api/admin/documents');
    return documents.find((document) => document.name === name)?.id;
  }

  /** Publishes something else in the place of the next save. Resolves when it is on the site. */
  publish(document: number, change: object): Promise<void> {
    const done = Promise.withResolvers<void>();
    const path = `/api/admin/documents/${document}`;
    const publish = async () => {
      const { value, ...found } = await this.#editor.get<Document>(path);
      await this.#editor.put(path, { ...found, value: { ...value, ...change }, published: true });
    };
    this.#next = { publish, done };
    return done.promise;
  }

  /** Looks at the end. @returns the acknowledged saves that no version holds */
  async findLost(): Promise<Saved[]> {
    const path = `/api/admin/news/${this.#article.id}`;
    const kept = new Set<string>();
    for (const { version } of await this.#editor.get<Article[]>(`${path}/versions`))
      kept.add((await this.#editor.get<Article>(`${path}/versions/${version}`)).excerpt);
    const { excerpt } = await this.#editor.get<Article>(path);
    // the last of them is what is there now
    return this.acknowledged.filter(
      ({ words }, at) => !kept.has(words) || (at === this.acknowledged.length - 1 && words !== excerpt),
    );
  }

  async #save(): Promise<void> {
    const words = wordsOf(this.#saves + 1);
    const path = `/api/news/${this.#article.id}`;
    const { step } = this;
    try {
      this.#article = await this.#editor.put<Article>(path, {
        ...this.#article,
        excerpt: words,
        published: true,
      });
    } catch {
      this.refused.set(step, (this.refused.get(step) ?? 0) + 1);
      const found = await this.#editor.get<Article>(path.replace('api', 'api/admin')).catch(() => undefined);
      if (found) this.#article = found;
      if (found?.excerpt !== words) return;
    }
    this.#saves += 1;
    this.acknowledged.push({ words, step });
  }

  #look(isAnother: boolean): Promise<boolean> {
    const content: Content = { words: this.#article.excerpt, updatedAt: this.#article.updatedAt };
    return this.#published.look(content, { isAnother }).catch(() => false);
  }
}
