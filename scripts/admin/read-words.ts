import { parseArgs } from 'node:util';
import { type Role, roles } from '#/staff/permissions.ts';
import { UsageError } from './usage-error.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'verify-log' }
  | { name: 'confirm-accounts' }
  | { name: 'add'; username: string; role: Role; isGenerated: boolean }
  | { name: 'role'; username: string; role: Role }
  | { name: 'password'; username: string; isGenerated: boolean }
  | { name: 'second-factor-off'; username: string }
  | { name: 'disable' | 'enable'; username: string };

/** @throws {UsageError} with a sentence that says what was wrong */
export function readWords(words: string[]): Command {
  const { positionals, values } = split(words);
  const [name = 'help', username, role, ...tooMany] = positionals;
  const isGenerated = values.generate ?? false;
  if (values.help) return { name: 'help' };
  if (tooMany.length > 0) throw new UsageError(`There is one word too many: "${tooMany[0]}".`);
  switch (name) {
    case 'help':
    case 'list':
    case 'verify-log':
    case 'confirm-accounts':
      return { name };
    case 'add':
      return { name, username: nameIn(username), role: roleIn(values.role ?? role), isGenerated };
    case 'role':
      return { name, username: nameIn(username), role: roleIn(role ?? values.role) };
    case 'password':
      return { name, username: nameIn(username), isGenerated };
    case 'disable':
    case 'enable':
      return { name, username: nameIn(username) };
    case 'second-factor-off':
      return { name, username: nameIn(username) };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function split(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        generate: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function nameIn(word: string | undefined): string {
  if (word) return word;
  throw new UsageError('Whose? Write the name of the person after the command.');
}

function roleIn(word: string | undefined): Role {
  const role = roles.find((known) => known === word);
  if (role) return role;
  const said = word === undefined ? 'No role is given' : `There is no role "${word}"`;
  throw new UsageError(`${said}: write ${roles.join(', ')}.`);
}
