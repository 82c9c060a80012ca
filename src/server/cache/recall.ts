import { type CachedAnswer, toCachedAnswer } from './cached-answer.ts';
import type { KeptPages } from './kept-pages.ts';
import type { PageStore } from './page-store.ts';
import { type Form, withHead } from './sent-form.ts';

export interface Recall {
  /** What lies on disk, which is the last good answer from now on. Undefined when there is none. */
  find(key: string): Promise<CachedAnswer | undefined>;
  /** Undefined for what came from disk and may not be shown any more. */
  ifGood(key: string, answer: CachedAnswer | undefined): CachedAnswer | undefined;
  /** RFC 9111 5.1: to what comes from disk. */
  addAge(form: Form, answer: CachedAnswer): Form;
}

/** Of what comes from disk: it is never fresh. */
const generation = -1;

/** A crowd that asks for one page opens its file once. */
export function openRecall(kept: KeptPages | undefined, store: PageStore): Recall {
  const recalls = new Map<string, Promise<CachedAnswer | undefined>>();

  async function read(key: string): Promise<CachedAnswer | undefined> {
    const found = await kept?.find(key);
    if (!found) return undefined;
    const { isFixed, status, headers, body } = found.page;
    const rendered = { status, headers, body: body.toString() };
    const answer = { ...(await toCachedAnswer(rendered, { generation })), rightAt: found.rightAt };
    store.put({ key, isFixed }, answer);
    return answer;
  }

  return {
    find(key) {
      const recalling = recalls.get(key) ?? read(key).finally(() => recalls.delete(key));
      recalls.set(key, recalling);
      return recalling;
    },
    ifGood: (key, answer) => (answer?.rightAt === undefined || kept?.has(key) ? answer : undefined),
    addAge(form, { rightAt }) {
      if (!kept || rightAt === undefined) return form;
      return withHead({ ...form, headers: { ...form.headers, age: String(kept.secondsSince(rightAt)) } });
    },
  };
}
