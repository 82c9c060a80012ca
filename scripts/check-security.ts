import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { levelTwo } from './check-security/level-two.ts';
import { type Proof, type Row, readRows } from './check-security/read-rows.ts';

const path = 'docs/security.md';

/**
 * Holds the table in docs/security.md to the code: every row of level 2 stands there, with a test that exists or with the
 * reason why there is none.
 */
export function checkSecurity(root: string, required = levelTwo): Fault[] {
  const rows = readRows(readFileSync(join(root, path), 'utf8'));
  const ofRows = rows.flatMap((row) => row.proofs.flatMap((proof) => checkProof(root, { row, proof })));
  const missing = required.filter(
    (id) => !rows.some((row) => row.ids.some((written) => covers(written, id))),
  );
  return [
    ...ofRows,
    ...missing.map((id) => ({ path, line: 1, message: `${id} is missing: add its row to the table.` })),
  ];
}

function checkProof(root: string, { row: { line, ids }, proof }: { row: Row; proof: Proof }): Fault[] {
  const say = (message: string) => [{ path, line, message: `${ids}: ${message}` }];
  if (!proof) return say('name a test (`file` › name), or a reason (n/a: open: operator: review:).');
  if (!('test' in proof)) return [];
  const { path: file, name } = proof.test;
  if (!existsSync(join(root, file)))
    return say(`there is no file ${file}; name the test that took its place.`);
  if (holdsTest(readFileSync(join(root, file), 'utf8'), name)) return [];
  return say(`${file} holds no test "${name}"; name the one that took its place.`);
}

/** The name stands in quotes, on a line that is no comment. */
const holdsTest = (text: string, name: string) =>
  text
    .split('\n')
    .some(
      (line) =>
        !/^\s*(\/\/|\*)/.test(line) && ["'", '"', '`'].some((quote) => line.includes(quote + name + quote)),
    );

const covers = (written: string, id: string) =>
  written.endsWith('.*') ? id.startsWith(written.slice(0, -1)) : written === id;

if (import.meta.main) printFaults(checkSecurity(process.cwd()), 'security');
