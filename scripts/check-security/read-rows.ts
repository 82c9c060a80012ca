export interface Row {
  line: number;
  /** As written: `3.4.1`, several with commas, a whole section or chapter: `4.3.*`, `17.*`, or a case of ours: `S1`. */
  ids: string[];
  proofs: Proof[];
}

/** A test that shows it, or a word of `docs/security.md` with a reason. */
export type Proof = { test: { path: string; name: string } } | { word: string; reason: string } | undefined;

const row = /^\| (\d+\.[\d.*, ]+|S\d+) \|.*\| ([^|]+) \|$/;
const test = /^`([^`]+)` › (.+)$/;
const reason = /^(n\/a|open|operator|review): (.{10,})$/;

/** The rows of the table, each with what is said to show it. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((content, index) => {
    const [, ids, proofs] = row.exec(content) ?? [];
    if (!ids || !proofs) return [];
    return { line: index + 1, ids: ids.split(', '), proofs: proofs.split('<br>').map(readProof) };
  });
}

function readProof(text: string): Proof {
  const [, path, name] = test.exec(text) ?? [];
  if (path && name) return { test: { path, name } };
  const [, word, why] = reason.exec(text) ?? [];
  return word && why ? { word, reason: why } : undefined;
}
