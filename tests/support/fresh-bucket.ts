import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject, vi } from 'vitest';
import type { Bucket } from '#/media/files/files-contract.server.ts';

const server = inject('s3');

/** False when no S3 server is installed; the run has said so at its start. */
export const hasS3Server = server !== undefined;

/** An empty bucket of its own. It goes with the server at the end of the run. */
export async function freshBucket(): Promise<Bucket> {
  if (!server) throw new Error('This test needs an S3 server: guard it with test.runIf(hasS3Server)');
  const client = openClient();
  const bucket = { name: `test-${randomBytes(6).toString('hex')}`, ...server };
  // it may still be starting
  await vi.waitFor(() => client.send(new CreateBucketCommand({ Bucket: bucket.name })), {
    timeout: 30_000,
    interval: 200,
  });
  return bucket;
}

/** Asks the server past our own code. */
export function openClient(): S3Client {
  if (!server) throw new Error('There is no S3 server.');
  const { endpoint, region, ...credentials } = server;
  return new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
}

/** The variables that lead a server or a command to the bucket. */
export const bucketEnv = ({ name, endpoint = '', region, accessKeyId, secretAccessKey }: Bucket) => ({
  S3_BUCKET: name,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});
