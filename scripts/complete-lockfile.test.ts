import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm installs the binaries of a platform whatever Node it runs on itself', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optional?: boolean; cpu?: string[]; engines?: unknown }>;
  };
  const binaries = Object.entries(packages).filter(([, { optional, cpu }]) => optional && cpu);
  expect(binaries.length).toBeGreaterThan(50);
  // "npm run lock" mends it
  expect(binaries.filter(([, { engines }]) => engines).map(([path]) => path)).toEqual([]);
});
