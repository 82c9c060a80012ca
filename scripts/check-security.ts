import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { type Claim, findFaultsOf, readClaims } from './check-proofs/claims.ts';
import { levelTwo } from './check-security/level-two.ts';

const path = 'docs/security.md';

/**
 * Holds docs/security.md to the code: every row of level 2 stands there, with a test that exists or with the reason why
 * there is none.
 */
export function checkSecurity(root: string, required = levelTwo): Fault[] {
  const claims = readClaims(readFileSync(join(root, path), 'utf8'));
  const rows = claims.map((claim) => ({ claim, ids: readIds(claim) })).filter(({ ids }) => ids.length > 0);
  const ofRows = rows.flatMap(({ claim, ids }) =>
    findFaultsOf(claim, root).map(({ line, message }) => ({ path, line, message: `${ids}: ${message}` })),
  );
  const missing = required.filter(
    (id) => !rows.some((row) => row.ids.some((written) => covers(written, id))),
  );
  return [...ofRows, ...missing.map((id) => ({ path, line: 1, message: `${id} is missing: add its row.` }))];
}

/**
 * As written: `3.4.1`, several with commas, a whole section or chapter: `4.3.*`, `17.*`, or a case of ours: `S1`. None where
 * the item of a list is no row.
 */
function readIds({ words }: Claim): string[] {
  return /^\*\*(S\d+|\d+\.[\d.*]+(?:, \d+\.[\d.*]+)*) /.exec(words)?.[1]?.split(', ') ?? [];
}

const covers = (written: string, id: string) =>
  written.endsWith('.*') ? id.startsWith(written.slice(0, -1)) : written === id;

if (import.meta.main) printFaults(checkSecurity(process.cwd()), 'security');
