import { parseArguments, UsageError } from '../command-arguments.ts';

export type Command =
  | { name: 'help' }
  /** All pictures, when no ids are given. */
  | { name: 'rebuild'; ids: number[] | undefined }
  | { name: 'verify'; removesOrphans: boolean };

/** @throws {UsageError} with a sentence that says what was wrong */
export function readArguments(words: string[]): Command {
  const { positionals, values } = parseArguments({
    args: words,
    allowPositionals: true,
    options: { 'remove-orphans': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name = 'help', ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === 'verify' && rest.length === 0) {
    return { name, removesOrphans: values['remove-orphans'] ?? false };
  }
  if (values['remove-orphans']) throw new UsageError('--remove-orphans belongs to verify.');
  if (name === 'rebuild') return { name, ids: rest.length > 0 ? rest.map(readId) : undefined };
  throw new UsageError(
    name === 'verify' ? `There is one word too many: "${rest[0]}".` : `There is no command "${name}".`,
  );
}

function readId(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new UsageError(`"${word}" is no number of a picture.`);
}
