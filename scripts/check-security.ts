import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { findProofFault } from './check-proofs/proof.ts';
import { levelTwo } from './check-security/level-two.ts';
import { readRows } from './check-security/read-rows.ts';

const path = 'docs/security.md';

/**
 * Holds the table in docs/security.md to the code: every row of level 2 stands there, with a test that exists or with the
 * reason why there is none.
 */
export function checkSecurity(root: string, required = levelTwo): Fault[] {
  const rows = readRows(readFileSync(join(root, path), 'utf8'));
  const ofRows = rows.flatMap(({ line, ids, proofs }) =>
    proofs.flatMap((proof) => {
      const fault = findProofFault(root, proof);
      return fault ? [{ path, line, message: `${ids}: ${fault}` }] : [];
    }),
  );
  const missing = required.filter(
    (id) => !rows.some((row) => row.ids.some((written) => covers(written, id))),
  );
  return [
    ...ofRows,
    ...missing.map((id) => ({ path, line: 1, message: `${id} is missing: add its row to the table.` })),
  ];
}

const covers = (written: string, id: string) =>
  written.endsWith('.*') ? id.startsWith(written.slice(0, -1)) : written === id;

if (import.meta.main) printFaults(checkSecurity(process.cwd()), 'security');
