import { expect, test, vi } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import type { Database } from '#/db/database.ts';
import { addStaff } from '#/staff/store.server.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { readConfig } from './config.ts';
import { warnOfUnreadWords } from './first-words.ts';
import { createLog } from './log.ts';
import { openParts, stopParts } from './parts.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const log = createLog('silent');

/** @returns what a start over this database warns of */
async function startOver(database: Database): Promise<string[]> {
  const warn = vi.spyOn(log, 'warn').mockClear();
  const config = readConfig({ DATA_DIR: makeScratchFolder('words-') });
  await stopParts(await openParts({ config, log, clock: () => now, database }));
  return warn.mock.calls.map(String);
}

const hire = ({ db }: Database) => addStaff(db, { username: 'ayse', passwordHash: '', role: 'admin', now });

describeEachDatabase('a start over a database without the site’s words', (fresh) => {
  test('says whose they are now, and how to bring the old ones, where there is staff', async () => {
    const database = await fresh();
    await hire(database);
    expect(await startOver(database)).toEqual([
      expect.stringMatching(/the demonstration's.*npm run content -- convert OLD FOLDER/),
    ]);
    expect(await startOver(database)).toEqual([]);
  });

  test('says nothing where all is new', async () => {
    expect(await startOver(await fresh())).toEqual([]);
  });

  test('names the parts that a new version brings', async () => {
    const database = await fresh();
    await startOver(database);
    await hire(database);
    await database.db.deleteFrom('versions').where('kind', '=', 'document').execute();
    await database.db.deleteFrom('documents').where('name', 'in', ['english', 'notice']).execute();
    const [line, ...others] = await startOver(database);
    expect(line).toMatch(/this version brings .*(: english, notice|: notice, english)$/);
    expect(others).toEqual([]);
  });
});

test('words in files that differ from what visitors read are said to be unread', () => {
  const warn = vi.spyOn(log, 'warn').mockClear();
  const first = { ...starterContent, board: { ...starterContent.board, title: 'Başka kurul' } };
  warnOfUnreadWords(first, { first, log });
  expect(warn).not.toHaveBeenCalled();
  warnOfUnreadWords(starterContent, { first, log });
  expect(warn.mock.calls.map(String)).toEqual([expect.stringMatching(/is not read: .* differ in board\. /)]);
});

test('what somebody has changed in the panel only is no word in a file', () => {
  const warn = vi.spyOn(log, 'warn').mockClear();
  const published = { ...starterContent, board: { ...starterContent.board, title: 'Başka kurul' } };
  warnOfUnreadWords(published, { first: starterContent, log });
  expect(warn).not.toHaveBeenCalled();
});
