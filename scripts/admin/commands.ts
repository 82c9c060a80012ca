import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { starterContent } from '#/content/starter.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { readPublished } from '#/documents/content.server.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { holdAccounts } from '#/server/cache/hold-accounts.ts';
import { keptPagesFolder } from '#/server/cache/kept-pages.ts';
import { readConfig } from '#/server/config.ts';
import { verifyLog } from '#/staff/audit/verify-log.server.ts';
import { createPerson, setPersonPassword, updatePerson } from '#/staff/change-people.server.ts';
import type { AssociationNames } from '#/staff/passwords.server.ts';
import { listPeople } from '#/staff/people.server.ts';
import { newPasswordSchema, personDraftSchema } from '#/staff/people-schema.ts';
import { switchOffFor } from '#/staff/second-factor/second-factor.server.ts';
import { findStaffByName } from '#/staff/store.server.ts';
import type { Terminal } from '../run-command.ts';
import { askPassword, generatePassword } from './ask-password.ts';
import { confirmAccounts } from './confirm-accounts.ts';
import type { Command } from './read-arguments.ts';

type Of<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** @returns what it has to say */
export function carryOut(
  { db, terminal }: { db: Kysely<Tables>; terminal: Terminal },
  command: Exclude<Command, Of<'help'>>,
): Promise<string> {
  switch (command.name) {
    case 'list':
      return list(db);
    case 'add':
      return add(db, { ...command, terminal });
    case 'role':
      return changeRole(db, command);
    case 'password':
      return setPassword(db, { ...command, terminal });
    case 'disable':
    case 'enable':
      return setDisabled(db, command);
    case 'second-factor-off':
      return switchSecondFactorOff(db, command);
    case 'verify-log':
      return checkLog(db);
    case 'confirm-accounts':
      return confirmAccounts(db, {
        ...context(),
        terminal,
        holdAccounts: () => holdAccounts(keptPagesFolder(readConfig(terminal.env))),
      });
  }
}

/** The log tells that a command did it, and on which machine. */
const context = (): AuditContext => ({
  actor: { staffId: null, username: auditPanelText.commandLine, address: hostname() },
  now: new Date(),
});

async function list(db: Kysely<Tables>): Promise<string> {
  const people = await listPeople(db, new Date());
  const rows = people.map(({ username, role, isDisabled, lastSeenAt, openSessions, hasSecondFactor }) => [
    username,
    role,
    isDisabled ? 'disabled' : 'enabled',
    lastSeenAt ?? 'never',
    String(openSessions),
    hasSecondFactor ? 'on' : 'off',
  ]);
  const table = [['NAME', 'ROLE', 'STATE', 'LAST SEEN', 'OPEN SESSIONS', 'SECOND FACTOR'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What asks at the terminal for a password. */
type Asking<Asked> = Asked & { terminal: Terminal };

async function add(
  db: Kysely<Tables>,
  { username, role, isGenerated, terminal }: Asking<Of<'add'>>,
): Promise<string> {
  const password = isGenerated ? generatePassword() : await askPassword(username, terminal);
  const person = await createPerson(db, personDraftSchema.parse({ username, role, password }), {
    ...context(),
    associationNames: await readAssociationNames(db),
  });
  return `${person.username} can now sign in as ${person.role}.${passwordNote(isGenerated, password)}`;
}

async function changeRole(db: Kysely<Tables>, { username, role }: Of<'role'>): Promise<string> {
  const { id } = await getByName(db, username);
  const person = await updatePerson(db, { id, update: { role } }, context());
  return `${person.username} now has the role ${person.role}.`;
}

async function setPassword(
  db: Kysely<Tables>,
  { username, isGenerated, terminal }: Asking<Of<'password'>>,
): Promise<string> {
  const person = await getByName(db, username);
  const typed = isGenerated ? generatePassword() : await askPassword(person.username, terminal);
  const { password } = newPasswordSchema.parse({ password: typed });
  const associationNames = await readAssociationNames(db);
  await setPersonPassword(db, { id: person.id, password }, { ...context(), associationNames });
  const isOut = person.isDisabled ? ' They are still disabled.' : '';
  return `${person.username} has a new password and is signed out everywhere.${isOut}${passwordNote(isGenerated, password)}`;
}

async function setDisabled(
  db: Kysely<Tables>,
  { name, username }: Of<'disable' | 'enable'>,
): Promise<string> {
  const { id } = await getByName(db, username);
  const person = await updatePerson(db, { id, update: { isDisabled: name === 'disable' } }, context());
  return person.isDisabled
    ? `${person.username} is disabled and signed out everywhere.`
    : `${person.username} can sign in again.`;
}

async function switchSecondFactorOff(
  db: Kysely<Tables>,
  { username }: Of<'second-factor-off'>,
): Promise<string> {
  const { id, username: name } = await getByName(db, username);
  await switchOffFor(db, id, context());
  return `${name} signs in with the password alone.`;
}

/** @throws {Error} when the log is not as it was written */
async function checkLog(db: Kysely<Tables>): Promise<string> {
  const report = await verifyLog(db);
  if (!report.isIntact)
    throw new Error(`The log is not as it was written: row ${report.id} was ${report.fault}.`);
  if (report.rows === 0) return 'The log is empty.';
  return (
    `The log is intact: ${report.rows} rows.\nSeal: ${report.hash}\n` +
    'Keep the number of rows and the seal somewhere else: a log that was rewritten as a whole has another.'
  );
}

/** As visitors read them; before the first start of the server, as it will store them. */
async function readAssociationNames(db: Kysely<Tables>): Promise<AssociationNames> {
  return (await readPublished(db, starterContent)).association.name;
}

async function getByName(db: Kysely<Tables>, username: string): Promise<StaffRow> {
  const person = await findStaffByName(db, username);
  if (person) return person;
  throw new Error(`There is nobody called "${username}". "npm run admin -- list" shows everybody.`);
}

const passwordNote = (isGenerated: boolean, password: string) =>
  isGenerated ? `\nPassword, shown this once: ${password}` : '';
