import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command was not understood: the sentence says what was wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} for an option that is not known, or lacks its word */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
