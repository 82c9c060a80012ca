import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing is compiled when the packages of the lockfile are installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  // from a lockfile, npm before 11.16 runs node-gyp for each package that has this file, whatever the package says of it
  const compiled = Object.keys(packages).filter((path) => path && existsSync(`${path}/binding.gyp`));
  expect(compiled).toEqual([]);
});
