import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { explainDatabaseFault } from './database-answers.ts';
import type { Log } from './log.ts';

/** Makes the one answer to every error: a refusal says what to do; anything else says nothing but a number to quote. */
export function answerError(log: Log): ErrorHandler {
  return function answerErrorOfRequest(error, c) {
    if (error instanceof Refusal) {
      const { message, fields, current, details, status, headers } = error;
      // what is undefined is left out of the JSON
      return c.json({ message, fields, current, ...details }, status, headers);
    }
    if (error instanceof HTTPException) return error.getResponse();
    const requestId: string = c.get('requestId');
    log.error({ requestId, method: c.req.method, path: c.req.path, error }, 'request failed');
    const fault = explainDatabaseFault(error);
    if (fault) return c.json({ message: fault }, 503, { 'retry-after': '5' });
    return c.json({ message: errorText.unexpected(requestId) }, 500);
  };
}
