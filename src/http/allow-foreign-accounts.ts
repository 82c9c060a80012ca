/** Header by which an admin publishes a text that names an account of others all the same: `yes` (docs/decisions/019). */
export const allowForeignAccounts = 'allow-foreign-accounts';

let isAllowed = false;

/** Runs `work` with calls that carry the header. */
export async function allowingForeignAccounts<Result>(work: () => Promise<Result>): Promise<Result> {
  isAllowed = true;
  try {
    return await work();
  } finally {
    isAllowed = false;
  }
}

export const foreignAccountHeaders = (): Record<string, string> =>
  isAllowed ? { [allowForeignAccounts]: 'yes' } : {};
