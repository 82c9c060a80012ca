import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DatabaseBusy, DatabaseUnreachable } from '#/db/faults.ts';
import { isDiskFull } from '#/http/disk-full.server.ts';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { Log } from './log.ts';

/** Nobody reads the answer any more; nginx's number for it, for the log. */
export const hungUp = 499;

/** Makes the one answer to every error: a refusal says what to do; anything else says nothing but a number to quote. */
export function answerError(log: Log): ErrorHandler {
  return function answerErrorOfRequest(error, c) {
    const requestId: string = c.get('requestId');
    const { method, path } = c.req;
    if (hasHungUp(c)) {
      log.debug({ requestId, method, path }, 'the client hung up');
      return new Response(null, { status: hungUp });
    }
    if (error instanceof Refusal) {
      const { message, fields, current, details, status, headers } = error;
      // what is undefined is left out of the JSON
      return c.json({ message, fields, current, ...details }, status, headers);
    }
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ requestId, method, path, error }, 'request failed');
    const { status, message, headers } = explainFailure(error, requestId);
    return c.json({ message }, status, headers);
  };
}

/** The line broke before the whole body had come; in tests that call the app in memory there is no line. */
function hasHungUp(c: Context): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed && !incoming.complete;
}

interface Explanation {
  status: 500 | 503 | 507;
  message: string;
  headers?: Record<string, string>;
}

/** What is told of a failure that no handler expected. */
function explainFailure(error: unknown, requestId: string): Explanation {
  if (isDiskFull(error)) return { status: 507, message: errorText.diskFull };
  const fault = explainDatabaseFault(error);
  if (fault) return { status: 503, message: fault, headers: { 'retry-after': '5' } };
  return { status: 500, message: errorText.unexpected(requestId) };
}

/** What a person is told, with 503, when the database is away or busy; undefined for any other error. */
function explainDatabaseFault(error: unknown): string | undefined {
  if (error instanceof DatabaseUnreachable) return errorText.databaseAway;
  if (error instanceof DatabaseBusy) return errorText.databaseBusy;
  return undefined;
}
