import { openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { codeOf } from '../connection.ts';
import { openFile } from './sqlite.ts';
import { SqliteFile, sqliteCode } from './sqlite-file.ts';

const newPath = () => join(makeScratchFolder('file-'), 'site.db');

function openAt(path: string): SqliteFile {
  const file = new SqliteFile(path);
  onTestFinished(() => file.close());
  return file;
}

function openTable(path = newPath()): SqliteFile {
  const file = openAt(path);
  file.execute('pragma journal_mode = WAL; create table names (name text unique)');
  return file;
}

function codeFrom(work: () => void): string {
  try {
    work();
    return 'no fault';
  } catch (error) {
    return codeOf(error);
  }
}

test('a write is told apart by what stands in its way', () => {
  const path = newPath();
  const file = openTable(path);
  const other = openAt(path);
  const write = () => file.execute("insert into names values ('ayse')");
  const writeMuch = () => file.execute('insert into names values (hex(randomblob(100000)))');

  other.execute('begin immediate');
  expect(codeFrom(write)).toBe('SQLITE_BUSY');
  other.execute('rollback');

  file.execute('begin');
  file.readValue('select count(*) from names');
  other.execute("insert into names values ('mert')");
  expect(codeFrom(write)).toBe('SQLITE_BUSY_SNAPSHOT');
  file.execute('rollback');

  write();
  expect(codeFrom(write)).toBe('SQLITE_CONSTRAINT_UNIQUE');
  file.execute('pragma max_page_count = 3');
  expect(codeFrom(writeMuch)).toBe('SQLITE_FULL');
  file.execute('pragma query_only = on');
  expect(codeFrom(write)).toBe('SQLITE_READONLY');
});

test('a file is told apart by what is wrong with it', () => {
  const [garbage, torn] = [newPath(), newPath()];
  writeFileSync(garbage, 'bu bir veri tabanı değil '.repeat(500));
  expect(codeFrom(() => openAt(garbage).readValue('select count(*) from names'))).toBe('SQLITE_NOTADB');
  expect(codeFrom(() => openAt(join(newPath(), 'nowhere')))).toBe('SQLITE_CANTOPEN');

  const file = openTable(torn);
  file.execute("insert into names values ('ayse'); pragma wal_checkpoint(TRUNCATE)");
  const size = Number(file.readValue('pragma page_size'));
  writeSync(openSync(torn, 'r+'), Buffer.alloc(size, 0xff), 0, size, size);
  expect(codeFrom(() => openAt(torn).readValue('select count(*) from names'))).toBe('SQLITE_CORRUPT');
  expect(codeFrom(() => file.execute('select nothing'))).toBe('SQLITE_ERROR');
  expect([778, 1 << 16].map(sqliteCode)).toEqual(['SQLITE_IOERR_WRITE', 'SQLITE_ERROR']);
});

test('what cannot be stored or read as it is ends in an error, and never in NULL or a rounded number', () => {
  const file = openTable();
  const insert = file.prepare('insert into names values (?)');
  for (const value of [new Date(0), {}, undefined]) expect(() => insert.run([value])).toThrow(TypeError);
  expect(file.readValue('select count(*) from names')).toBe(0);
  expect(() => file.readValue('select 9007199254740993')).toThrow(RangeError);
});

test('a text of two statements is refused, because the second would be left out', () => {
  const file = openTable();
  expect(() => file.prepare("delete from names; insert into names values ('ayse')")).toThrow(
    'more than one statement',
  );
  expect(file.prepare("insert into names values ('ayse');\n").run([])).toBe(1n);
});

test('a statement that comes again and again is prepared once, however many others have come before', () => {
  const file = openFile(join(makeScratchFolder('statements-'), 'site.db'));
  onTestFinished(() => file.close());
  const ask = (number: number) => file.run(CompiledQuery.raw(`select ${number} as number`));
  for (let number = 0; number < 2000; number++) ask(number);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  for (let times = 0; times < 3; times++) expect(ask(2000).rows).toEqual([{ number: 2000 }]);
  expect(prepare).toHaveBeenCalledOnce();
});
