import { Agent, get } from 'node:http';

/**
 * A crowd in a process of its own, so that nothing else that a test does is in its figures: 100 people, each on a
 * connection of their own, who open one public page after the other without a pause until they are told to stop. That
 * is as much as the machine can give. Sends how long each visit took, in milliseconds.
 */
const visitors = 100;
const agent = new Agent({ keepAlive: true });
const pages = ['/', '/news', '/operations', '/operation-photos', '/about'];
let isDone = false;
process.on('disconnect', () => process.exit());
process.on('message', async (order: { url: string } | 'stop') => {
  if (order === 'stop') isDone = true;
  else process.send?.(await visitUntilDone(order.url));
});

async function visitUntilDone(url: string): Promise<number[]> {
  isDone = false;
  const crowd = Array.from({ length: visitors }, (_, first) => browse(url, first));
  return (await Promise.all(crowd)).flat();
}

async function browse(url: string, first: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = first; !isDone; number += 1) {
    times.push(await visit(`${url}${pages[number % pages.length]}`));
  }
  return times;
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
