import { z } from 'zod';
import { bankAccountsPath } from '#/server/feeds/bank-accounts.ts';
import { type Page, readPage } from './read-page.ts';

const account = z.object({
  beneficiary: z.string(),
  beneficiaryLatin: z.string(),
  bank: z.string(),
  bic: z.string(),
  currency: z.string(),
  iban: z.string(),
  since: z.string(),
  until: z.string().nullable(),
});

export const accountsSchema = z.object({ accounts: z.array(account) });

export type WatchedAccount = z.infer<typeof account>;

/** What the site tells a stranger at one moment. The printed card is the page of donations itself. */
export interface Seen {
  accounts: WatchedAccount[];
  /** For donors in Turkish, and for donors abroad. */
  donate: Page;
  english: Page;
}

/** @throws {Error} when a page does not answer, or is not what it should be */
export async function askSite(site: string): Promise<Seen> {
  const [list, donate, english] = await Promise.all([
    fetchText(`${site}${bankAccountsPath}`).then((json) => readList(site, json)),
    fetchText(`${site}/donate`),
    fetchText(`${site}/en`),
  ]);
  return { ...list, donate: readPage(donate), english: readPage(english) };
}

function readList(site: string, json: string): z.infer<typeof accountsSchema> {
  try {
    return accountsSchema.parse(JSON.parse(json));
  } catch {
    throw new Error(`${site}${bankAccountsPath} is no list of accounts: is it another site that answers?`);
  }
}

/** In ms. */
const longestWait = 30_000;

async function fetchText(url: string): Promise<string> {
  // past every cache on the way: an old answer hides an alarm
  const headers = { 'cache-control': 'no-cache' };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(longestWait) }).catch(
    () => undefined,
  );
  if (!answer?.ok) throw new Error(`${url} could not be read (${answer?.status ?? 'no answer'}).`);
  // a page may break off, or come too slowly, after its first bytes
  return answer.text().catch(() => {
    throw new Error(`${url} could not be read to its end.`);
  });
}
