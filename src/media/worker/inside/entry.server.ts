import { constants, setPriority } from 'node:os';
import type { Job, JobResult } from '../jobs.server.ts';

/**
 * The process that works on pictures: takes one job at a time from the server and answers it. Whatever a stranger's
 * file does to a decoder, it does it here.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl-C and service managers signal all processes at once, but an upload under way is finished before the server ends
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

// threads get the priority of the moment they are started in, and sharp's start when it is loaded
const { runJob } = await import('./run-job.server.ts');
process.on('message', (job: Job) => {
  // should it throw against its promise, this process ends, and the server refuses the picture as it does after any crash
  void runJob(job).then(answer);
});
answer('ready');

/** A server that is gone no longer waits for anything; without the callback, that would be an error to complain of. */
function answer(message: JobResult<unknown> | 'ready') {
  process.send?.(message, undefined, undefined, (error: Error | null) => {
    if (error) process.exit();
  });
}
