import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { listChanges } from '#/documents/changed-lines.ts';
import { formOf, readStored } from '#/documents/forms.server.ts';
import { type OpenProposal, requireProposal } from '#/documents/proposals/proposals.server.ts';
import { confirmProposal } from '#/documents/publication.server.ts';
import type { Terminal } from '../run-command.ts';
import { sayChangedField } from '../say-changed-field.ts';

/**
 * Stands in for the second admin where there is none. Shows what would change, and asks for the ends of the new IBANs:
 * the admin who types them has read them.
 * @throws {Error} when nothing waits, or something else was typed
 */
export async function confirmAccounts(
  db: Kysely<Tables>,
  { terminal, ...context }: AuditContext & { terminal: Terminal },
): Promise<string> {
  const waiting = await db.selectFrom('documentProposals').select('documentId').executeTakeFirst();
  if (!waiting) throw new Error('No change of the bank accounts waits to be confirmed.');
  const open = await requireProposal(db, { id: waiting.documentId });
  terminal.stdout.write(`${sayChanges(open)}\n`);
  const wanted = wantedWords(open);
  const isIban = wanted[0] !== yes;
  const asked = isIban ? 'the last four characters of each new IBAN, with blanks between them' : `"${yes}"`;
  if (!isSame(await askLine(`To confirm, type ${asked}: `, terminal), wanted))
    throw new Error('That is not what was asked for. Nothing was changed.');
  const { documentId: id, version } = open.proposal;
  await confirmProposal(db, { id, version, ...context });
  return 'Confirmed: visitors now read these accounts. Every admin is told so in the panel.';
}

function sayChanges({ proposal, row, value }: OpenProposal): string {
  const [before, after] = [row.publishedValue, value].map((json) => readStored(row.name, json));
  const changes = listChanges(formOf(row.name), before, after);
  const lines = changes.flatMap((field) => [`\n${field.label}`, ...sayChangedField(field)]);
  return `${proposal.proposedByName} proposed this on ${proposal.proposedAt}:\n${lines.join('\n')}\n`;
}

/** The word for a change without a new IBAN. */
const yes = 'evet';

function wantedWords({ row, value }: OpenProposal): string[] {
  const known = ibansIn(row.publishedValue);
  const ends = ibansIn(value)
    .filter((iban) => !known.includes(iban))
    .map((iban) => iban.slice(-4));
  return ends.length > 0 ? ends : [yes];
}

const ibansIn = (json: string): string[] => [...new Set(json.match(/\bTR[A-Z0-9]{24}\b/g))];

const isSame = (typed: string, wanted: string[]) =>
  typed.trim().toUpperCase().split(/\s+/).toSorted().join(' ') ===
  wanted
    .map((word) => word.toUpperCase())
    .toSorted()
    .join(' ');

async function askLine(question: string, { stdin, stderr }: Terminal): Promise<string> {
  stderr.write(question);
  const lines = createInterface({ input: stdin });
  for await (const line of lines) return line;
  return '';
}
