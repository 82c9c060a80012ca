import { setTimeout as sleep } from 'node:timers/promises';
import type { Leashed } from './leash.ts';

/** Asks again and again whether `program` is ready; throws with its last words when it ends or takes over 30 s. */
export async function untilReady(program: Leashed, isReady: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + 30_000;
  let lastWords: string | undefined;
  void program.ended.then((words) => {
    lastWords = words;
  });
  while (!(await isReady())) {
    if (lastWords !== undefined) throw new Error(`It ended instead of getting ready:\n${lastWords}`);
    if (Date.now() > giveUp) {
      await program.stop();
      throw new Error(`It was not ready after 30 s:\n${await program.ended}`);
    }
    await sleep(50);
  }
}
