import { allowingForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import { HttpError } from '#/http/request.ts';
import { createStore, useStore } from './store.ts';

export interface AskedForeignAccount {
  /** The server's sentence, which names the account. */
  sentence: string;
  answer: (isYes: boolean) => void;
}

const asked = createStore<AskedForeignAccount | undefined>(undefined);

/**
 * Asks an admin whose text names an account of others whether it is to be published all the same, and does `work` again.
 * @throws what `work` throws, also when the answer is no
 */
export async function askingForeignAccounts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const mayAllow = error instanceof HttpError && 'mayAllow' in error.body && error.body.mayAllow === true;
    if (!mayAllow) throw error;
    const isYes = await new Promise<boolean>((answer) =>
      asked.write({ sentence: error.serverMessage ?? '', answer }),
    );
    asked.write(undefined);
    if (!isYes) throw error;
    return allowingForeignAccounts(work);
  }
}

export const useAskedForeignAccount = () => useStore(asked);
