import type { Job, JobResult } from '../jobs.server.ts';
import { makeCard } from './card.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { lookAt, makeVariant } from './make-variant.server.ts';

/** Never throws. */
export async function runJob(job: Job): Promise<JobResult<unknown>> {
  switch (job.kind) {
    case 'clean':
      return cleanPicture(job);
    case 'look':
      return lookAt(job);
    case 'card':
      return makeCard(job);
    case 'variant':
      return makeVariant(job);
  }
}
