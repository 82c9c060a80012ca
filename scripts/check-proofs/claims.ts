import { findProofFault, readProof } from './proof.ts';

/** An item of a list; the list below it names the tests or the reasons that show it. */
export interface Claim {
  line: number;
  words: string;
  proofs: { line: number; text: string }[];
}

/** Reads `- What is claimed.` and each `  - ` below it as one proof; both may go on in the next line, further in. */
export function readClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  let open: Claim | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const [, indent = '', dash, words = ''] = /^( {2})?(- )?(.+)$/.exec(content) ?? [];
    if (dash && !indent) {
      open = { line, words, proofs: [] };
      claims.push(open);
    } else if (dash) open?.proofs.push({ line, text: words });
    else if (indent && open) goOn(open, words.trim());
    else open = undefined;
  }
  return claims;
}

function goOn(claim: Claim, words: string): void {
  const proof = claim.proofs.at(-1);
  if (proof) proof.text += ` ${words}`;
  else claim.words += ` ${words}`;
}

/** What is wrong with the proofs of a claim, and in which line. */
export function findFaultsOf(claim: Claim, root: string): { line: number; message: string }[] {
  const proofs = claim.proofs.length > 0 ? claim.proofs : [{ line: claim.line, text: '' }];
  return proofs.flatMap(({ line, text }) => {
    const message = findProofFault(root, readProof(text));
    return message ? [{ line, message }] : [];
  });
}
