import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { leaveFirstCore } from './cores.server.ts';
import type { Task } from './orders.server.ts';

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

function givePrecedenceToServer() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    // when the machine runs out of memory, Linux ends this process and not the server
    writeFileSync('/proc/self/oom_score_adj', '800');
    // precedence once more, for its session, which Linux weighs against the server's (sched(7), autogroup)
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // another system, or a container that does not let it: it works all the same
  }
}
