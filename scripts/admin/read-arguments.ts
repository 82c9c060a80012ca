import { type Role, roles } from '#/staff/permissions.ts';
import { parseArguments, UsageError } from '../command-arguments.ts';

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

/** Of each command: how many words may follow it, and which options. A role may stand in its option instead. */
const commands: Record<Command['name'], { words: number; options: string[] }> = {
  help: { words: 0, options: [] },
  list: { words: 0, options: [] },
  'verify-log': { words: 0, options: [] },
  'confirm-accounts': { words: 0, options: [] },
  add: { words: 2, options: ['role', 'generate'] },
  role: { words: 2, options: ['role'] },
  password: { words: 1, options: ['generate'] },
  disable: { words: 1, options: [] },
  enable: { words: 1, options: [] },
  'second-factor-off': { words: 1, options: [] },
};

const options = {
  role: { type: 'string' },
  generate: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws {UsageError} with a sentence that says what was wrong */
export function readArguments(words: string[]): Command {
  const { positionals, values } = parseArguments({ args: words, allowPositionals: true, options });
  const [given = 'help', ...rest] = positionals;
  if (values.help || given === 'help') return { name: 'help' };
  const name = commandIn(given);
  refuseSurplus(name, { rest, values });
  const [username, role] = rest;
  const isGenerated = values.generate ?? false;
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
    default:
      return { name, username: nameIn(username) };
  }
}

function commandIn(word: string): Command['name'] {
  if (Object.hasOwn(commands, word)) return word as Command['name'];
  throw new UsageError(`There is no command "${word}".`);
}

/** Half of a name that was written without quotes may be the name of somebody else. */
function refuseSurplus(
  name: Command['name'],
  { rest, values }: { rest: string[]; values: { role?: string; [option: string]: unknown } },
): void {
  const { words, options } = commands[name];
  const odd = Object.keys(values).find((option) => !options.includes(option));
  if (odd) throw new UsageError(`"${name}" knows no --${odd}.`);
  const surplus = rest[values.role === undefined ? words : words - 1];
  if (surplus === undefined) return;
  throw new UsageError(
    `There is one word too many: "${surplus}". A name with a blank in it goes between quotes.`,
  );
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
