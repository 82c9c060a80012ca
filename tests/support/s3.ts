import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './free-port.ts';
import { startOnLeash } from './leash.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface S3Server {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Missing when no server is installed: then what needs one is skipped. */
    s3: S3Server | undefined;
  }
}

/** Debian's Python, which finds Debian's packages; another one first on the PATH would not. */
const python = '/usr/bin/python3';
const swift = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api';

/** @returns the folder of Swift's S3 interface, where Debian's package is installed */
export const findSwift = () => (existsSync(swift) ? swift : undefined);

/** Vitest's global setup: one S3 server for the whole run. Tests wait until it answers, so nobody else does. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findSwift() === undefined) return goWithout();
  const folder = makeTemporaryFolder('test-s3-');
  const port = await findFreePort();
  const key = { accessKeyId: 'site:pictures', secretAccessKey: 'Kar-Tanesi-3105' };
  const server = await startOnLeash({
    command: [
      python,
      join(import.meta.dirname, 's3/serve-swift.py'),
      folder,
      String(port),
      key.accessKeyId,
      key.secretAccessKey,
    ],
    log: join(folder, 'log'),
    removeAfter: folder,
  });
  void server.ended.then((lastWords) => lastWords && console.error(`The S3 server said: ${lastWords}`));
  project.provide('s3', { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...key });
  console.log('S3: OpenStack Swift, started for this run');
  return server.stop;
}

function goWithout(): undefined {
  const cure = 'install the package python3-swift (Debian)';
  if (process.env.REQUIRE_S3 === '1') throw new Error(`REQUIRE_S3=1, but no S3 server is installed: ${cure}`);
  console.log(`S3: tests of buckets are skipped, because no server is installed: ${cure}`);
}
