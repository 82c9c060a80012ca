import { parseArgs } from 'node:util';
import { UsageError } from '../admin/usage-error.ts';
import { parts } from './parts.ts';

export interface Wanted {
  /** Undefined: all parts. */
  only: string[] | undefined;
  rounds: number;
  isQuick: boolean;
  /** Folder of another version. */
  before: string | undefined;
}

/** @throws {UsageError} with a sentence that says what was wrong */
export function readWords(words: string[]): Wanted {
  const { only, rounds, quick: isQuick, before } = split(words);
  const names = only?.split(',');
  const unknown = names?.find((name) => parts.every((part) => part.name !== name));
  if (unknown !== undefined)
    throw new UsageError(`There is no part "${unknown}", only ${parts.map(({ name }) => name).join(', ')}.`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new UsageError(`"${rounds}" is no number of rounds.`);
  return { only: names, rounds: isQuick ? 1 : Number(rounds), isQuick, before };
}

function split(args: string[]) {
  try {
    const options = {
      only: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      quick: { type: 'boolean', default: false },
      before: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
