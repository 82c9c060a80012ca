import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  type Bucket,
  type ByteRange,
  cachedForEver,
  type Files,
  type FinishedFile,
  findMimetype,
  type ListedFile,
  type StoredFile,
} from './files-contract.server.ts';

/** Limits in ms; only the upload of a picture (25 MB) may take long. */
const timeouts = { connect: 3_000, answer: 10_000, upload: 120_000, silence: 60_000 };

interface Home {
  client: S3Client;
  bucket: string;
}

/** Opens a bucket. Its errors name the bucket and the store's reason, never a key. */
export function openBucket(bucket: Bucket): Files {
  const home = { client: openClient(bucket), bucket: bucket.name };
  const explained = <Done>(work: Promise<Done>) =>
    work.catch((error: unknown) => {
      throw explain(error, bucket.name);
    });
  return {
    put: (...finished) => explained(putFiles(home, finished)),
    find: (name) => explained(findFile(home, name)),
    remove: (name) => explained(removeFile(home, name)),
    list: () => listBucket(home),
  };
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Bucket): S3Client {
  // visitors on slow lines hold a socket for long; the SDK's 50 would make all others wait
  const agent = { keepAlive: true, maxSockets: 500 };
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // few stores have a host name per bucket
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // many stores do not know the SDK's newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // errors are thrown; the SDK would write past our log
    logger: silent,
    requestHandler: {
      logger: silent,
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

const nothing = () => {};
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

async function putFiles(home: Home, finished: FinishedFile[]): Promise<void> {
  for (const file of finished) await putFile(home, file);
}

/** Sends a file with its hash; the store compares both, and answers when the file is stored for good. */
async function putFile({ client, bucket }: Home, { name, localPath }: FinishedFile): Promise<void> {
  const { size } = await stat(localPath);
  const hash = createHash('md5');
  await pipeline(createReadStream(localPath), hash);
  const object = {
    Bucket: bucket,
    Key: name,
    ContentLength: size,
    ContentMD5: hash.digest('base64'),
    ContentType: findMimetype(name),
    CacheControl: cachedForEver,
  };
  await withRetries(async () => {
    const body = createReadStream(localPath);
    try {
      await client.send(new PutObjectCommand({ ...object, Body: body }), { requestTimeout: timeouts.upload });
    } finally {
      // the SDK leaves it open when the store does not take all of it
      body.destroy();
    }
  });
  await rm(localPath);
}

async function findFile(home: Home, name: string): Promise<StoredFile | undefined> {
  try {
    const { ContentLength: size } = await home.client.send(
      new HeadObjectCommand({ Bucket: home.bucket, Key: name }),
    );
    if (size === undefined) throw new Error(`the store does not tell the size of ${name}`);
    return { size, read: (range) => Readable.from(readFile(home, { name, range }), { objectMode: false }) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Fetches when the first byte is read, and closes the connection when the reader stops. */
async function* readFile(
  { client, bucket }: Home,
  { name, range }: { name: string; range: ByteRange | undefined },
): AsyncGenerator<Uint8Array> {
  const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, ...wanted }));
    if (Body instanceof Readable) yield* Body;
  } catch (error) {
    throw explain(error, bucket);
  }
}

async function removeFile({ client, bucket }: Home, name: string): Promise<void> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function* listBucket({ client, bucket }: Home): AsyncIterable<ListedFile> {
  try {
    // keys with a slash are not ours
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Delimiter: '/' })) {
      for (const { Key: name, LastModified: changedAt } of page.Contents ?? []) {
        if (name !== undefined && changedAt) yield { name, changedAt };
      }
    }
  } catch (error) {
    throw explain(error, bucket);
  }
}

/** Goes by the number: stores name this error differently. */
const isMissing = (error: unknown) => statusOf(error) === 404;

const mostAttempts = 3;
const firstPause = 200;

/** Repeats what the SDK cannot: a request whose body was a stream. */
async function withRetries<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostAttempts || !mayPass(error)) throw error;
      await sleep(firstPause * 2 ** attempt);
    }
  }
}

/** Tells network errors, and errors of the store that are not about the request. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Replaces the SDK's own error: it holds the key's id and the signed request, which must not reach the log. */
function explain(error: unknown, bucket: string): Error {
  if (!(error instanceof Error)) return new Error(`bucket ${bucket}: ${error}`);
  const status = statusOf(error);
  // an answer without a body, such as to HEAD, has no reason
  const reason = error.name === 'Unknown' ? 'no reason told' : `${error.name}: ${error.message}`;
  return new Error(`bucket ${bucket}: ${reason}${status ? ` (status ${status})` : ''}`);
}
