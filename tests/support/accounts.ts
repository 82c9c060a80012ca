import type { Donation } from '#/content/donation.ts';
import type { ProposalNews, StoredDocument } from '#/documents/answers.server.ts';
import { formatIban } from '#/format/iban.ts';
import { hashPassword } from '#/staff/passwords.server.ts';
import { addStaff } from '#/staff/store.server.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

/** Anybody signed in as an admin, in a browser too. */
type Admin = Pick<Visitor, 'get' | 'put'>;

export const documents = '/api/admin/documents';

/** The check digits and the bank's code are right. */
export const otherIban = 'TR799999900000000033000001';
export const thirdIban = 'TR529999900000000033000002';

/** Of everybody whom `signInSecondAdmin` lets in. */
export const passwordOfSecond = 'Buz-Baltasi-77';

/** Somebody who has been an admin for long: the terminal or an earlier year made the account. */
export async function signInSecondAdmin(app: TestApp, username = 'zeynep'): Promise<Visitor> {
  const password = passwordOfSecond;
  const now = new Date('2026-01-01T00:00:00.000Z');
  const { db } = app.parts.database;
  await addStaff(db, { username, passwordHash: await hashPassword(password), role: 'admin', now });
  const visitor = app.visitor();
  await visitor.post('/api/admin/login', { username, password });
  return visitor;
}

export type DonationDocument = StoredDocument & { value: Donation };

export async function readDonation(admin: Admin): Promise<DonationDocument> {
  const list = (await (await admin.get(documents)).json()) as StoredDocument[];
  const id = list.find(({ name }) => name === 'donation')?.id;
  return (await (await admin.get(`${documents}/${id}`)).json()) as DonationDocument;
}

/** The first IBAN of the first bank becomes another. */
function withIban(donation: Donation, iban = otherIban): Donation {
  const [bank, ...banks] = donation.banks;
  const [account, ...accounts] = bank?.accounts ?? [];
  if (!bank || !account) throw new Error('There is no bank account.');
  return { ...donation, banks: [{ ...bank, accounts: [{ ...account, iban }, ...accounts] }, ...banks] };
}

export const firstIban = ({ banks }: Donation): string => banks[0]?.accounts[0]?.iban ?? '';

/** Saves a donation document with another IBAN, as a draft or to be published. */
export async function changeIban(
  admin: Admin,
  { iban = otherIban, ...more }: { iban?: string; published?: boolean; publishAt?: string } = {},
): Promise<DonationDocument> {
  const { id, version, value } = await readDonation(admin);
  const draft = { version, value: withIban(value, iban), published: true, ...more };
  const answer = await admin.put(`${documents}/${id}`, draft);
  if (answer.status !== 200) throw new Error(`Not saved: ${await answer.text()}`);
  return (await answer.json()) as DonationDocument;
}

export const readPage = async (app: TestApp, path = '/donate') => (await app.visitor().get(path)).text();
/** Whether visitors read this IBAN. */
export const shows = async (app: TestApp, iban: string) => (await readPage(app)).includes(formatIban(iban));

export const confirm = (admin: Visitor, { id, version }: { id: number; version: number }, password: string) =>
  admin.post(`${documents}/${id}/proposal/confirm`, { version, password });

export const newsOf = async (admin: Visitor) =>
  (await (await admin.get(`${documents}/proposals`)).json()) as ProposalNews;

/** What the log tells of documents and confirmations. */
export const actionsIn = async ({ parts }: TestApp) =>
  (await parts.database.db.selectFrom('auditLog').select(['action', 'username']).orderBy('id').execute())
    .filter(({ action }) => action.startsWith('document.') || action.startsWith('session.confirm'))
    .map(({ action, username }) => `${username} ${action}`);

/** Publishes accounts of a bank that exists, instead of the examples. */
export async function publishReal(
  admin: Admin,
  more: { published?: boolean; publishAt?: string } = {},
): Promise<DonationDocument> {
  const { id, version, value } = await readDonation(admin);
  const own = value.banks.map((bank, at) => ({
    ...{ ...bank, code: '00061' },
    accounts: bank.accounts.map((account, place) => ({
      ...account,
      iban: withCheckDigits(`00061000000000000000${at}${place}`),
    })),
  })) satisfies Donation['banks'];
  const answer = await admin.put(`${documents}/${id}`, {
    version,
    value: { ...value, banks: own },
    published: true,
    ...more,
  });
  if (answer.status !== 200) throw new Error(`Not saved: ${await answer.text()}`);
  return (await answer.json()) as DonationDocument;
}

/** @param digits the bank's code, a zero and the account */
function withCheckDigits(digits: string): string {
  const check = 98n - (BigInt(`${digits}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${digits}`;
}
