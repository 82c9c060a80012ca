import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { findProofFault, readProof } from './check-proofs/proof.ts';

const path = 'docs/promises.md';
const row = /^\| (?<promise>[^|]+\.) \| (?<proofs>[^|]+) \|$/;

/** Each promise of docs/promises.md names a test that exists. */
export function checkPromises(root: string): Fault[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const faults = lines.flatMap((content, index) => {
    const { promise, proofs } = row.exec(content)?.groups ?? {};
    if (!promise || !proofs) return [];
    const say = (fault: string) => ({ path, line: index + 1, message: `"${promise}" ${fault}` });
    return proofs.split('<br>').flatMap((proof) => {
      const fault = findProofFault(root, readProof(proof));
      return fault ? [say(fault)] : [];
    });
  });
  const isEmpty = !lines.some((content) => row.test(content));
  return isEmpty ? [{ path, line: 1, message: 'holds no promise.' }] : faults;
}

if (import.meta.main) printFaults(checkPromises(process.cwd()), 'promises');
