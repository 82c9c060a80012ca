import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A visitor in a process of its own, so that nothing else that a test does is in its figures: 100 visits a second to
 * public pages until it is told to stop. Sends how long each took, in milliseconds.
 */
const pages = ['/', '/news', '/operations', '/operation-photos', '/about'];
let isDone = false;
process.on('disconnect', () => process.exit());
process.on('message', async (order: { url: string } | 'stop') => {
  if (order === 'stop') isDone = true;
  else process.send?.(await visitUntilDone(order.url));
});

async function visitUntilDone(url: string): Promise<number[]> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  isDone = false;
  for (let number = 0; !isDone; number += 1) {
    visits.push(visit(`${url}${pages[number % pages.length]}`).then((time) => void times.push(time)));
    await sleep(10);
  }
  await Promise.all(visits);
  return times;
}

async function visit(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
  return performance.now() - started;
}
