import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DatabaseBusy, DatabaseUnreachable } from '#/db/connection.ts';
import { isDiskFull, Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { Log } from './log.ts';

/** nginx's status for a client that closed the connection; seen in the log only. */
export const hungUp = 499;

/** A refusal says what to do; any other error shows only a number to quote. */
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
      // JSON leaves out fields that are undefined
      return c.json({ message, fields, current, ...details }, status, headers);
    }
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ requestId, method, path, error }, 'request failed');
    const { status, message, headers } = explainFailure(error, requestId);
    return c.json({ message }, status, headers);
  };
}

/** True when the connection broke before the whole body came. Tests in memory have no `incoming`. */
function hasHungUp(c: Context): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed && !incoming.complete;
}

interface Explanation {
  status: 500 | 503 | 507;
  message: string;
  headers?: Record<string, string>;
}

function explainFailure(error: unknown, requestId: string): Explanation {
  if (isDiskFull(error)) return { status: 507, message: errorText.diskFull };
  const fault = explainDatabaseFault(error);
  if (fault) return { status: 503, message: fault, headers: { 'retry-after': '5' } };
  return { status: 500, message: errorText.unexpected(requestId) };
}

function explainDatabaseFault(error: unknown): string | undefined {
  if (error instanceof DatabaseUnreachable) return errorText.databaseAway;
  if (error instanceof DatabaseBusy) return errorText.databaseBusy;
  return undefined;
}
