import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLicences } from './check-licences.ts';

test('every package that is used has a licence that allows it', () => {
  expect(checkLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test.each([
  ['a licence that is not on the list', { license: 'GPL-3.0-only' }, ['paket 1.0.0: GPL-3.0-only']],
  ['no licence', {}, ['paket 1.0.0: no licence is known']],
  ['two that both hold, one not allowed', { license: 'MIT AND GPL-3.0-only' }, [expect.any(String)]],
  ['an exception made for another package', { license: 'LGPL-3.0-or-later' }, [expect.any(String)]],
  ['a choice that has one on the list', { license: '(GPL-3.0-only OR MIT)' }, []],
])('%s is noticed', (_, facts, faults) => {
  const packages = { '': {}, 'node_modules/baska/node_modules/paket': { version: '1.0.0', ...facts } };
  expect(checkLicences({ packages })).toEqual(faults);
});

test('a binary for another platform has the licence of the package that asks for it', () => {
  const paket = { version: '1.0.0', license: 'MIT', optionalDependencies: { 'paket-win32-x64': '1.0.0' } };
  const packages = { 'node_modules/paket': paket, 'node_modules/paket-win32-x64': { version: '1.0.0' } };
  expect(checkLicences({ packages })).toEqual([]);
});
