import { z } from 'zod';
import type { Bucket } from '#/media/files/files-contract.server.ts';

const text = () => z.string().trim().optional();

export const bucketVariables = {
  S3_BUCKET: text(),
  S3_ENDPOINT: text().refine(
    isEndpoint,
    'must be the address of the store, such as https://s3.example.org, without a name or password in it; leave it out for AWS',
  ),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
};

type Values = { [Name in keyof typeof bucketVariables]?: string | undefined };

const cures = {
  S3_REGION:
    'must name the region of the bucket when S3_BUCKET is set, such as eu-central-1; a store without regions takes us-east-1',
  S3_ACCESS_KEY_ID:
    'must be set when S3_BUCKET is: the id of a key that may read, write, delete and list in the bucket',
  S3_SECRET_ACCESS_KEY:
    'must be set when S3_BUCKET is: the secret that belongs to the key of S3_ACCESS_KEY_ID',
} as const;

/** Refuses keys without a bucket too: the pictures would silently go to a folder. */
export function checkBucket(values: Values, context: z.RefinementCtx): void {
  const { S3_BUCKET, ...others } = values;
  if (S3_BUCKET) {
    for (const [name, message] of Object.entries(cures)) {
      if (!values[name as keyof typeof cures]) context.addIssue({ code: 'custom', path: [name], message });
    }
    return;
  }
  const set = Object.keys(bucketVariables).find((name) => others[name as keyof typeof others]);
  if (!set) return;
  const message = `must name the bucket for the pictures, as ${set} is set; leave both out to keep pictures in DATA_DIR`;
  context.addIssue({ code: 'custom', path: ['S3_BUCKET'], message });
}

export function readBucket(values: Values): Bucket | undefined {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!name || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { name, endpoint, region, accessKeyId, secretAccessKey };
}

function isEndpoint(url: string | undefined): boolean {
  if (url === undefined) return true;
  const parsed = URL.parse(url);
  return Boolean(parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.search);
}
