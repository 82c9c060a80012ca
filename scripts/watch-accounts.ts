import { askSite } from './watch-accounts/ask-site.ts';
import { findDisagreements } from './watch-accounts/find-disagreements.ts';
import { readArguments } from './watch-accounts/read-arguments.ts';
import { readState, writeState } from './watch-accounts/state.ts';

/**
 * `npm run watch-accounts -- https://example.org --state FILE`: for a machine that belongs to somebody else. Exit code 0
 * when all is as it was, 1 with a sentence for an alarm, 2 when the site could not be asked.
 */
async function watchAccounts(words: string[]): Promise<number> {
  const { site, state } = readArguments(words);
  const seen = await askSite(site);
  const alarms = findDisagreements(seen, state === undefined ? undefined : readState(state));
  for (const alarm of alarms) console.error(alarm);
  if (alarms.length > 0) {
    console.error('Ask the association by telephone. Once you know it is right, delete the state file.');
    return 1;
  }
  if (state !== undefined) writeState(state, seen);
  const { length } = seen.accounts.filter(({ until }) => until === null);
  console.log(`${site}: ${length} accounts, the same everywhere.`);
  return 0;
}

process.exitCode = await watchAccounts(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
