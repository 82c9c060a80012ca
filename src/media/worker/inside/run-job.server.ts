import type { Job, JobResult } from '../jobs.server.ts';
import { makeCard } from './card.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { lookAt, makeCopy } from './smaller-copy.server.ts';

/** Never throws. */
export async function runJob(job: Job): Promise<JobResult<unknown>> {
  switch (job.kind) {
    case 'clean':
      return cleanPicture(job);
    case 'look':
      return lookAt(job);
    case 'card':
      return makeCard(job);
    case 'copy':
      return makeCopy(job);
  }
}
