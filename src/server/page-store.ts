import { LRUCache } from 'lru-cache';
import { type KeptAnswer, sizeOfAnswer } from './kept-answer.ts';

/** Names a public answer. */
export interface AnswerKey {
  key: string;
  /** One of the few addresses that every visitor may need, such as the home page: it is never dropped. */
  isFixed: boolean;
}

const mostOthers = 500;
const mostBytes = 64 * 1024 * 1024;

/** The kept answers: the fixed ones for good, of all others those that were asked for last. */
export class PageStore {
  readonly #fixed = new Map<string, KeptAnswer>();
  readonly #others = new LRUCache<string, KeptAnswer>({
    max: mostOthers,
    maxSize: mostBytes,
    sizeCalculation: sizeOfAnswer,
  });

  find = (asked: AnswerKey): KeptAnswer | undefined => this.#shelf(asked).get(asked.key);

  /** An answer drawn from newer content stays. */
  put(asked: AnswerKey, kept: KeptAnswer): void {
    const present = this.find(asked);
    if (present && present.generation > kept.generation) return;
    this.#shelf(asked).set(asked.key, kept);
  }

  drop(asked: AnswerKey): void {
    this.#shelf(asked).delete(asked.key);
  }

  #shelf = ({ isFixed }: AnswerKey) => (isFixed ? this.#fixed : this.#others);
}
