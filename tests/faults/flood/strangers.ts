import { Agent, get } from 'node:http';
import { addresses } from './addresses.ts';

/** Many who ask for one thing after the other, each on a connection of their own, until told to stop. */
export interface Flood {
  url: string;
  connections: number;
  /** What they ask for. */
  wanted: keyof typeof addresses;
}

/** How many answers had each status; 0 stands for connections that broke. */
export type Statuses = Record<number, number>;

let isDone = false;
process.on('disconnect', () => process.exit());
process.on('message', async (order: Flood | 'stop') => {
  if (order === 'stop') isDone = true;
  else process.send?.(await askUntilDone(order));
});

async function askUntilDone({ url, connections, wanted }: Flood): Promise<Statuses> {
  isDone = false;
  const agent = new Agent({ keepAlive: true });
  const statuses: Statuses = {};
  let number = 0;
  async function askOnAndOn() {
    while (!isDone) {
      number += 1;
      const status = await ask(`${url}${addresses[wanted](number)}`, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  return statuses;
}

function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    }).once('error', () => resolve(0));
  });
}
