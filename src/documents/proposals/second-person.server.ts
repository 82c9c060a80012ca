import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { type AdminTrust, isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import type { Hindrance } from './schema.ts';

type ProposalPeople = Pick<DocumentProposalRow, 'proposedBy' | 'writers'>;

/** Lists who proposed it and who wrote a part of it; the terminal, which acts without a staff id, is left out. */
function listAuthors({ proposedBy, writers }: ProposalPeople): number[] {
  const ids: number[] = JSON.parse(writers);
  return proposedBy === null ? ids : [...ids, proposedBy];
}

export const isAuthor = (proposal: ProposalPeople, staffId: number): boolean =>
  listAuthors(proposal).includes(staffId);

/** Judged at the moment of confirming, so that nothing which is done meanwhile helps (docs/decisions/019). */
export async function judgePeople(
  db: Kysely<Tables>,
  { proposal, now }: { proposal: ProposalPeople; now: Date },
): Promise<{
  admins: AdminTrust[];
  confirmers: AdminTrust[];
  hindranceOf: (id: number) => Hindrance | undefined;
}> {
  const admins = await listAdminTrust(db);
  const trusted = admins.filter((admin) => isTrusted(admin, now));
  const isTrustedId = (id: number) => trusted.some((admin) => admin.id === id);
  const areAuthorsTrusted = listAuthors(proposal).every(isTrustedId);
  function hindranceOf(id: number): Hindrance | undefined {
    if (isAuthor(proposal, id)) return 'is-own';
    if (!areAuthorsTrusted) return 'author-not-trusted';
    return isTrustedId(id) ? undefined : 'not-trusted';
  }
  return { admins, confirmers: trusted.filter(({ id }) => !hindranceOf(id)), hindranceOf };
}
