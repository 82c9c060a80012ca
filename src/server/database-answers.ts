import { DatabaseBusy, DatabaseUnreachable } from '#/db/faults.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** What a person is told, with 503, when the database is away or busy; undefined for any other error. */
export function explainDatabaseFault(error: unknown): string | undefined {
  if (error instanceof DatabaseUnreachable) return errorText.databaseAway;
  if (error instanceof DatabaseBusy) return errorText.databaseBusy;
  return undefined;
}
