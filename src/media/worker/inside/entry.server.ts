import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Job, JobResult } from '../jobs.server.ts';

/** A process of its own, so a malicious file can harm only this decoder. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
goFirstWhenMemoryRunsOut();
// Ctrl-C and service managers signal all processes, but the server lets running uploads finish
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

// threads take the priority of their start, and sharp starts them when it is loaded
const { runJob } = await import('./run-job.server.ts');
process.on('message', (job: Job) => {
  // if it throws nevertheless, this process ends and the server refuses the picture
  void runJob(job).then(answer);
});
answer('ready');

/** Sends with a callback: without one, a server that has gone would be an error. */
function answer(message: JobResult<unknown> | 'ready') {
  process.send?.(message, undefined, undefined, (error: Error | null) => {
    if (error) process.exit();
  });
}

/** Offers this process to the kernel instead of the server (proc_pid_oom_score_adj(5)). Other systems have no such file. */
function goFirstWhenMemoryRunsOut() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // a sandbox may forbid it, and pictures are worked on all the same
  }
}
