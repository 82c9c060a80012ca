import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertNodeVersion, oldestNode } from './node-version.ts';

test('an older Node is refused in a sentence instead of crashing', () => {
  expect(() => assertNodeVersion('20.20.2')).toThrow('Node 20.20.2 is too old');
  expect(() => assertNodeVersion('24.21.0')).not.toThrow();
  expect(() => assertNodeVersion('26.10.0')).not.toThrow();
});

test('the package asks for the same Node as the server', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${oldestNode}`);
});
