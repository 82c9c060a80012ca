import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Visitors in a process of their own, so that nothing else that a test does is in their figures. Each has a connection
 * and opens one public page after the other until they are told to stop. Sends how long each visit took, in ms.
 */
export interface Visitors {
  url: string;
  visitors: number;
  /** Milliseconds between two pages of one visitor; without any, they take what the machine can give. */
  pause: number;
  /** What they open; public pages when it is left out. */
  paths?: string[];
}

const agent = new Agent({ keepAlive: true });
const pages = ['/', '/news', '/operations', '/operation-photos', '/about'];
let isDone = false;
process.on('disconnect', () => process.exit());
process.on('message', async (order: Visitors | 'stop') => {
  if (order === 'stop') isDone = true;
  else process.send?.(await visitUntilDone(order));
});

async function visitUntilDone({ visitors, ...order }: Visitors): Promise<number[]> {
  isDone = false;
  const crowd = Array.from({ length: visitors }, (_, first) => browse(order, first));
  const times = await Promise.all(crowd);
  // the server gives up connections that lie idle, maybe at the moment in which the next order would use one
  agent.destroy();
  return times.flat();
}

async function browse(
  { url, pause, paths = pages }: Omit<Visitors, 'visitors'>,
  first: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let number = first; !isDone; number += 1) {
    // people do not move in step: with one pause for all, whatever delays some would bunch them for good
    if (pause > 0) await sleep(Math.random() * 2 * pause);
    times.push(await visit(`${url}${paths[number % paths.length]}`));
  }
  // the first one opened the connection
  return times.slice(1);
}

function visit(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const started = performance.now();
  const headers = { 'accept-encoding': 'gzip, br' };
  get(address, { agent, headers }, (answer) => {
    answer.resume();
    answer.once('error', reject);
    answer.once('end', () => {
      if (answer.statusCode === 200) resolve(performance.now() - started);
      else reject(new Error(`${address} was answered with ${answer.statusCode}`));
    });
  }).once('error', reject);
  return promise;
}
