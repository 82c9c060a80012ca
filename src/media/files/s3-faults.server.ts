import { setTimeout as sleep } from 'node:timers/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';

/** There is no such object; stores differ in how they name it, not in the number. */
export const isMissing = (error: unknown) => statusOf(error) === 404;

const mostAttempts = 3;
const firstPause = 200;

/** For requests that the SDK does not repeat by itself, because their body is gone once it was sent. */
export async function withRetries<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostAttempts || !mayPass(error)) throw error;
      await sleep(firstPause * 2 ** attempt);
    }
  }
}

/** Of the store's own errors, those that say nothing about the request; and every line that broke. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * What the store said, in one sentence. The SDK's own error also holds the key's id and the signed request, and would
 * take them into the log.
 */
export function explain(error: unknown, bucket: string): Error {
  if (!(error instanceof Error)) return new Error(`bucket ${bucket}: ${error}`);
  const status = statusOf(error);
  // an answer without a body, such as to HEAD, has no reason in it
  const reason = error.name === 'Unknown' ? 'no reason told' : `${error.name}: ${error.message}`;
  return new Error(`bucket ${bucket}: ${reason}${status ? ` (status ${status})` : ''}`);
}
