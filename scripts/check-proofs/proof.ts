import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that shows what a document claims, or one of four words with a reason why there is none. */
export type Proof = { test: { path: string; name: string } } | { word: string; reason: string } | undefined;

const test = /^`([^`]+)` › (.+)$/;
const reason = /^(n\/a|open|operator|review): (.{10,})$/;

export function readProof(text: string): Proof {
  const [, path, name] = test.exec(text) ?? [];
  if (path && name) return { test: { path, name } };
  const [, word, why] = reason.exec(text) ?? [];
  return word && why ? { word, reason: why } : undefined;
}

/** What is wrong with a proof, such as a test that is gone; undefined where nothing is. */
export function findProofFault(root: string, proof: Proof): string | undefined {
  if (!proof) return 'name a test (`file` › name), or a reason (n/a: open: operator: review:).';
  if (!('test' in proof)) return undefined;
  const { path, name } = proof.test;
  if (!existsSync(join(root, path))) return `there is no file ${path}; name the test that took its place.`;
  if (holdsTest(readFileSync(join(root, path), 'utf8'), name)) return undefined;
  return `${path} holds no test "${name}"; name the one that took its place.`;
}

/** The name stands in quotes, on a line that is no comment. */
const holdsTest = (text: string, name: string) =>
  text
    .split('\n')
    .some(
      (line) =>
        !/^\s*(\/\/|\*)/.test(line) && ["'", '"', '`'].some((quote) => line.includes(quote + name + quote)),
    );
