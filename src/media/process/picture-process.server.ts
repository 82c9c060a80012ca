import { type Hand, startHand } from './hand.server.ts';
import type { Order, OutcomeOf } from './orders.server.ts';

/** Uploads go before the work that nobody waits for. */
export type Lane = 'upload' | 'background';

export interface PictureProcess {
  /**
   * Waits for its turn, then has `order` carried out.
   * @throws {Error} when the process cannot be started at all, or has been closed
   */
  order<Asked extends Order>(order: Asked, lane: Lane): Promise<OutcomeOf<Asked>>;
  /** How many uploads wait for their turn. */
  waiting(): number;
  /** Process id while there is one. */
  pid(): number | undefined;
  close(): void;
}

interface Job {
  order: Order;
  resolve: (outcome: never) => void;
  reject: (error: unknown) => void;
}

/**
 * One process that works on one picture at a time, so that what pictures cost is bounded however many people upload. It
 * is started when it is needed, and ends when it has had nothing more to do for `idleMilliseconds`, which
 * gives its memory back. A picture that ends it is refused; the next one finds a new process.
 */
export function openPictureProcess({
  timeLimit = 120_000,
  idleMilliseconds = 30_000,
}: {
  /** Milliseconds that one order may take. */
  timeLimit?: number;
  idleMilliseconds?: number;
} = {}): PictureProcess {
  const lanes: Record<Lane, Job[]> = { upload: [], background: [] };
  let hand: Hand | undefined;
  let starting: Promise<Hand> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  async function work() {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let job = next(); job; job = next()) await carryOut(job);
    isWorking = false;
    idle = setTimeout(() => hand?.end(), idleMilliseconds);
    idle.unref();
  }

  async function takeHand(): Promise<Hand> {
    if (!isClosed && !hand?.isUsable()) {
      starting ??= startHand().finally(() => {
        starting = undefined;
      });
      hand = await starting;
    }
    if (!hand || isClosed) {
      hand?.end();
      throw new Error('the server is stopping');
    }
    return hand;
  }

  const next = () => lanes.upload.shift() ?? lanes.background.shift();

  async function carryOut({ order, resolve, reject }: Job) {
    try {
      const taken = await takeHand();
      resolve((await taken.carryOut(order, timeLimit)) as never);
    } catch (error) {
      reject(error);
    }
  }

  return {
    order(order, lane) {
      const { promise, resolve, reject } = Promise.withResolvers<OutcomeOf<typeof order>>();
      lanes[lane].push({ order, resolve, reject });
      void work();
      return promise;
    },
    waiting: () => lanes.upload.length,
    pid: () => (hand?.isUsable() ? hand.pid : undefined),
    close() {
      isClosed = true;
      clearTimeout(idle);
      hand?.end();
    },
  };
}
