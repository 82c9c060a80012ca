import { parseArguments, UsageError } from '../command-arguments.ts';

export type Command =
  | { name: 'help' }
  | { name: 'convert'; checkout: string; folder: string }
  | { name: 'export'; folder: string }
  | { name: 'import'; folder: string; isDry: boolean };

/** @throws {UsageError} with a sentence that says what was wrong */
export function readArguments(words: string[]): Command {
  const { positionals, values } = parseArguments({
    args: words,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name = 'help', ...rest] = positionals;
  const checkout = name === 'convert' ? rest.shift() : undefined;
  const [folder, ...tooMany] = rest;
  const isDry = values['dry-run'] ?? false;
  if (values.help || name === 'help') return { name: 'help' };
  if (name !== 'convert' && name !== 'export' && name !== 'import')
    throw new UsageError(`There is no command "${name}".`);
  if (tooMany.length > 0) throw new UsageError(`There is one word too many: "${tooMany[0]}".`);
  if (!folder) throw new UsageError('The folder is missing.');
  if (name === 'import') return { name, folder, isDry };
  if (isDry) throw new UsageError(`"${name}" changes nothing on the site: it knows no --dry-run.`);
  return checkout === undefined ? { name: 'export', folder } : { name: 'convert', checkout, folder };
}
