import { setTimeout as sleep } from 'node:timers/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';

/** Stores name this error differently, but the number is the same. */
export const isMissing = (error: unknown) => statusOf(error) === 404;

const mostAttempts = 3;
const firstPause = 200;

/** The SDK cannot repeat a request whose body was a stream. */
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

/** Network errors, and errors of the store that are not about the request. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The SDK's own error holds the key's id and the signed request, which must not reach the log. */
export function explain(error: unknown, bucket: string): Error {
  if (!(error instanceof Error)) return new Error(`bucket ${bucket}: ${error}`);
  const status = statusOf(error);
  // an answer without a body, such as to HEAD, has no reason
  const reason = error.name === 'Unknown' ? 'no reason told' : `${error.name}: ${error.message}`;
  return new Error(`bucket ${bucket}: ${reason}${status ? ` (status ${status})` : ''}`);
}
