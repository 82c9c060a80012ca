import type { Finances } from '#/content/finances.ts';
import type { StoredDocument } from '#/documents/answers.server.ts';
import { documents } from './accounts.ts';
import type { Visitor } from './visitor.ts';

type FinancesDocument = StoredDocument & { value: Finances };

export async function readFinances(admin: Visitor): Promise<FinancesDocument> {
  const list = (await (await admin.get(documents)).json()) as StoredDocument[];
  const id = list.find(({ name }) => name === 'finances')?.id;
  return (await (await admin.get(`${documents}/${id}`)).json()) as FinancesDocument;
}

/** Publishes what `change` makes of the account that was saved last. */
export async function publishFinances(admin: Visitor, change: (value: Finances) => Finances) {
  const { id, version, value } = await readFinances(admin);
  return admin.put(`${documents}/${id}`, { version, value: change(value), published: true });
}

/** The figures are the association's own from now on. */
export const asReal = (value: Finances): Finances => ({ ...value, example: null });

/** One row more or less on either side of a year, which closes as before. */
export const withMore =
  (year: number, lira: number) =>
  (value: Finances): Finances => ({
    ...value,
    entries: value.entries.map((account) => {
      if (account.year !== year) return account;
      const more = ([first, ...others]: typeof account.income) =>
        first ? [{ ...first, amount: first.amount + lira }, ...others] : [];
      return { ...account, income: more(account.income), cost: more(account.cost) };
    }),
  });
