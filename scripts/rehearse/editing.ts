import { setTimeout as sleep } from 'node:timers/promises';
import { wordsOf } from '../../tests/rehearsal/content.ts';
import { openEditor } from '../bench/editor.ts';

interface Article {
  id: number;
  excerpt: string;
  version: number;
}

interface Saved {
  words: string;
  step: string;
  /** When its answer came, in ms since 1970. */
  at: number;
}

/** In ms. */
const every = 1000;

export type Editing = Awaited<ReturnType<typeof startEditing>>;

/** Somebody who saves the newest article once a second, as the panel does, and sends again what was not acknowledged. */
export async function startEditing(url: string, signal: AbortSignal) {
  const editor = await openEditor({ url });
  const { items } = await editor.get<{ items: Article[] }>('/api/admin/news/list');
  const path = `/api/admin/news/${items[0]?.id}`;
  let article = await editor.get<Article>(path);
  const acknowledged: Saved[] = [];
  /** Saves without an answer, by step. */
  const refused = new Map<string, number>();
  let [step, isDone] = ['', false];

  async function save(): Promise<void> {
    const words = wordsOf(acknowledged.length + 1);
    try {
      const draft = { ...article, excerpt: words, published: true };
      article = await editor.put<Article>(path.replace('/admin', ''), draft);
    } catch {
      refused.set(step, (refused.get(step) ?? 0) + 1);
      // it may have been carried out all the same
      article = await editor.get<Article>(path).catch(() => article);
    }
    if (article.excerpt === words) acknowledged.push({ words, step, at: Date.now() });
  }

  async function saveOn(): Promise<void> {
    while (!isDone && !signal.aborted) {
      const next = performance.now() + every;
      await save();
      await sleep(Math.max(0, next - performance.now()));
    }
  }

  await save();
  const saving = saveOn();
  return {
    ...{ editor, acknowledged, refused },
    begin(name: string) {
      step = name;
    },
    /** Ends it. @returns the acknowledged saves that no version holds, or the last one where it is not what is there now */
    async end(): Promise<Saved[]> {
      isDone = true;
      await saving;
      const kept = new Set<string>();
      for (const { version } of await editor.get<Article[]>(`${path}/versions`))
        kept.add((await editor.get<Article>(`${path}/versions/${version}`)).excerpt);
      const { excerpt } = await editor.get<Article>(path);
      return acknowledged.filter(
        ({ words }, at) => !kept.has(words) || (at === acknowledged.length - 1 && words !== excerpt),
      );
    },
  };
}
