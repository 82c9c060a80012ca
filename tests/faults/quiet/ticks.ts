import { setTimeout as sleep } from 'node:timers/promises';
import { keepTicksFast } from '#/server/keep-ticks-fast.ts';

// Prints how many times as long a tick takes after a quiet time as before it. Wants `--expose-gc`; 'left' lets Node be.

const ticks = 300_000;
/** V8 forgets a shape after three. */
const collections = 6;

if (process.argv[2] !== 'left') keepTicksFast();
for (let round = 0; round < 3; round += 1) await timeTicks();
const before = await timeTicks();
for (let collection = 0; collection < collections; collection += 1) {
  await sleep(20);
  globalThis.gc?.();
}
await timeTicks();
console.log((await timeTicks()) / before);

/** In ms. */
function timeTicks(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    let left = ticks;
    function tick() {
      left -= 1;
      if (left > 0) process.nextTick(tick);
      else resolve(performance.now() - start);
    }
    tick();
  });
}
