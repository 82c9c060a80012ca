import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { findFaultsOf, readClaims } from './check-proofs/claims.ts';
import { findLongLines } from './check-proofs/long-lines.ts';

const path = 'docs/promises.md';

/** Each promise of docs/promises.md names a test that exists, and no document has a line too long to be read. */
export function checkPromises(root: string): Fault[] {
  const promises = readClaims(readFileSync(join(root, path), 'utf8'));
  const faults = promises.flatMap((promise) =>
    findFaultsOf(promise, root).map(({ line, message }) => ({
      path,
      line,
      message: `"${promise.words}" ${message}`,
    })),
  );
  const isEmpty = promises.length === 0;
  return [...(isEmpty ? [{ path, line: 1, message: 'holds no promise.' }] : faults), ...findLongLines(root)];
}

if (import.meta.main) printFaults(checkPromises(process.cwd()), 'promises');
