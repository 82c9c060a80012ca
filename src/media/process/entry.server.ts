import { leaveFirstCore } from './cores.server.ts';
import type { Task } from './orders.server.ts';
import { givePrecedenceToServer } from './precedence.server.ts';

/**
 * The process that works on pictures: takes one order at a time from the server and answers it. Whatever a stranger's
 * file does to a decoder, it does it here.
 */
givePrecedenceToServer();
// Ctrl-C and service managers signal all processes at once, but an upload under way is finished before the server ends
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

// threads get the priority of the moment they are started in, and sharp's start when it is loaded
const { carryOut } = await import('./carry-out.server.ts');
process.on('message', async ({ order, besideVisitors }: Task) => {
  leaveFirstCore(besideVisitors);
  const outcome = await carryOut(order);
  process.send?.(outcome);
});
process.send?.('ready');
