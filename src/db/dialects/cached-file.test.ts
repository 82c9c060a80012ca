import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { ObservedFaults } from '../faults.ts';
import { CachedFile } from './cached-file.ts';
import { openFile } from './sqlite.ts';

test('a statement that comes again and again is prepared once, however many others have come before', () => {
  const file = openFile(join(makeScratchFolder('statements-'), 'site.db'));
  const cached = new CachedFile(file, new ObservedFaults());
  onTestFinished(() => cached.close());
  const ask = (number: number) => cached.run(CompiledQuery.raw(`select ${number} as number`));
  for (let number = 0; number < 2000; number++) ask(number);
  const prepare = vi.spyOn(file, 'prepare');
  for (let times = 0; times < 3; times++) expect(ask(2000).rows).toEqual([{ number: 2000 }]);
  expect(prepare).toHaveBeenCalledOnce();
});
