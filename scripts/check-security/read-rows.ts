import { type Proof, readProof } from '../check-proofs/proof.ts';

export interface Row {
  line: number;
  /** As written: `3.4.1`, several with commas, a whole section or chapter: `4.3.*`, `17.*`, or a case of ours: `S1`. */
  ids: string[];
  proofs: Proof[];
}

const row = /^\| (\d+\.[\d.*, ]+|S\d+) \|.*\| ([^|]+) \|$/;

/** The rows of the table, each with what is said to show it. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((content, index) => {
    const [, ids, proofs] = row.exec(content) ?? [];
    if (!ids || !proofs) return [];
    return { line: index + 1, ids: ids.split(', '), proofs: proofs.split('<br>').map(readProof) };
  });
}
