import { parseArguments, UsageError } from '../command-arguments.ts';
import { parts } from './parts.ts';

export interface Wanted {
  /** Undefined: all parts. */
  only: string[] | undefined;
  rounds: number;
  isQuick: boolean;
  /** Folder of another version. */
  before: string | undefined;
}

const options = {
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  quick: { type: 'boolean', default: false },
  before: { type: 'string' },
} as const;

/** @throws {UsageError} with a sentence that says what was wrong */
export function readArguments(words: string[]): Wanted {
  const { only, rounds, quick: isQuick, before } = parseArguments({ args: words, options }).values;
  const names = only?.split(',');
  const unknown = names?.find((name) => parts.every((part) => part.name !== name));
  if (unknown !== undefined)
    throw new UsageError(`There is no part "${unknown}", only ${parts.map(({ name }) => name).join(', ')}.`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new UsageError(`"${rounds}" is no number of rounds.`);
  return { only: names, rounds: isQuick ? 1 : Number(rounds), isQuick, before };
}
