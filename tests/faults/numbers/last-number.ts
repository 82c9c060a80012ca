import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratchFolder } from '../../support/scratch-folder.ts';

interface Program {
  name: string;
  /** Of a checkout that is built; missing for today's. */
  checkout?: string;
}

/** The newest number before this commit, built from its tag; undefined while there is none, or no git. */
export function buildLastNumber(): Program | undefined {
  const name = findTag();
  if (name === undefined) return undefined;
  const checkout = makeScratchFolder('number-');
  const archive = execFileSync('git', ['archive', name], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', checkout], { input: archive });
  const isSameLock = readFileSync('package-lock.json').equals(
    readFileSync(join(checkout, 'package-lock.json')),
  );
  // that of tests would make another program of it
  const env = { ...process.env, NODE_ENV: undefined };
  const inIt = { cwd: checkout, env, stdio: 'inherit' } as const;
  if (isSameLock) symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
  else execFileSync('npm', ['ci'], inIt);
  execFileSync(process.execPath, ['scripts/build.ts'], inIt);
  return { name, checkout };
}

function findTag(): string | undefined {
  const words = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^'];
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
