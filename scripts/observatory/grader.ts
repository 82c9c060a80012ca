import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Certificate } from './certificate.ts';

/** MPL-2.0; it needs 200 packages, so it is fetched for a run and is no dependency of this project. */
const grader = '@mdn/mdn-http-observatory@1.4.8';

export interface Grading {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; scoreModifier: number }>;
}

/**
 * Installs Mozilla's grader into a folder. Its install scripts, which download lists of the internet's host names, do not
 * run; localhost is on none of them.
 * @returns what grades a page; its address has no scheme: `localhost:8443/path`
 */
export function installGrader({ folder, certificate }: { folder: string; certificate: Certificate }) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, grader], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm could not install ${grader}; it needs the npm registry.`);
  const home = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');

  return async function grade(address: string): Promise<Grading> {
    const { stdout } = await promisify(execFile)(process.execPath, [join(home, 'src/scan.js'), address], {
      env: { NODE_EXTRA_CA_CERTS: certificate.cert },
    });
    return JSON.parse(stdout);
  };
}
