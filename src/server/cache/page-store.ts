import { LRUCache } from 'lru-cache';
import { type CachedAnswer, sizeOfAnswer } from './cached-answer.ts';

export interface AnswerKey {
  key: string;
  /** Marks the few addresses that every visitor may need, such as the home page; they are never dropped. */
  isFixed: boolean;
  /** Marks an answer that is drawn at once, also while the queue is full: it reads nothing, and says that the rest must wait. */
  isLight?: boolean;
  /** The path under which a light answer is kept on disk; left out, it is not. */
  keptAs?: string | undefined;
}

const mostOthers = 500;
const mostBytes = 64 * 1024 * 1024;

export class PageStore {
  readonly #fixed = new Map<string, CachedAnswer>();
  readonly #others: LRUCache<string, CachedAnswer>;

  /** @param onEvict is given the key of what has to go for others */
  constructor(onEvict: (key: string) => void) {
    this.#others = new LRUCache({
      max: mostOthers,
      maxSize: mostBytes,
      sizeCalculation: sizeOfAnswer,
      dispose: (_answer, key, reason) => {
        if (reason === 'evict') onEvict(key);
      },
    });
  }

  find = (asked: AnswerKey): CachedAnswer | undefined => this.#shelf(asked).get(asked.key);

  findAny = (key: string): CachedAnswer | undefined => this.#fixed.get(key) ?? this.#others.get(key);

  /** The key of an answer that is here. */
  askedOf = (key: string): AnswerKey => ({ key, isFixed: this.#fixed.has(key) });

  overdueFor(): number | undefined {
    const since = [...this.#fixed.values(), ...this.#others.values()].flatMap(
      (cached) => cached.overdueSince ?? [],
    );
    return since.length > 0 ? performance.now() - Math.min(...since) : undefined;
  }

  holds = (key: string): boolean => this.#fixed.has(key) || this.#others.has(key);

  /** Lists what was asked for last at the end. */
  listKeys = (): string[] => [...this.#fixed.keys(), ...this.#others.rkeys()];

  /** A list of its own: who looks one up meanwhile changes the order here. */
  entries = (): [AnswerKey, CachedAnswer][] => [
    ...[...this.#fixed].map(([key, cached]): [AnswerKey, CachedAnswer] => [{ key, isFixed: true }, cached]),
    ...[...this.#others].map(([key, cached]): [AnswerKey, CachedAnswer] => [{ key, isFixed: false }, cached]),
  ];

  /** Keeps an answer that was drawn from newer content. */
  put(asked: AnswerKey, cached: CachedAnswer): void {
    const present = this.find(asked);
    if (present && present.generation > cached.generation) return;
    this.#shelf(asked).set(asked.key, cached);
  }

  drop(asked: AnswerKey): void {
    this.#shelf(asked).delete(asked.key);
  }

  #shelf = ({ isFixed }: AnswerKey) => (isFixed ? this.#fixed : this.#others);
}
