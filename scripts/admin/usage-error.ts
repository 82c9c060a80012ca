/** The command was not understood: the sentence says what was wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
