import { errorText } from '#/i18n/tr/errors.ts';
import { type RefusalCode, statusOf } from './refusal-codes.ts';

/** Messages by the name of the form field. */
export type FieldMessages = Record<string, string>;

/**
 * An expected refusal. Our own programs know it by its code. Its message is Turkish and tells the person what to do;
 * `onError` in the server turns it into `{ message, fields?, current?, …details }` with the status of the code. The code
 * itself is not sent: the panel needs no more than the status and the words.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: (typeof statusOf)[RefusalCode];
  readonly fields?: FieldMessages;
  readonly headers?: Record<string, string>;
  /** What is stored now, on a conflict. */
  readonly current?: object;
  /** Further properties of the answer. */
  readonly details?: object;

  constructor(
    code: RefusalCode,
    message: string,
    more: Pick<Refusal, 'fields' | 'headers' | 'current' | 'details'> = {},
  ) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.fields = more.fields;
    this.headers = more.headers;
    this.current = more.current;
    this.details = more.details;
  }
}

/** Refuses what breaks a rule of its schema. */
export const invalid = (message: string, fields?: FieldMessages) =>
  new Refusal('invalid', message, { fields });
export const notFound = (message: string) => new Refusal('not-found', message);
/** Refuses a body whose rest is not read, so nothing can follow it on the connection. */
export const bodyTooLarge = () =>
  new Refusal('body-too-large', errorText.bodyTooLarge, { headers: { connection: 'close' } });
/** Refuses for a moment only: the same may be asked again soon. */
export const unavailable = (message: string) =>
  new Refusal('too-busy', message, { headers: { 'retry-after': '5' } });
/** Refuses what comes too often. @param code one that is answered with 429 */
export const comeLater = (
  code: RefusalCode,
  message: string,
  { retryAfterSeconds }: { retryAfterSeconds: number },
) => new Refusal(code, message, { headers: { 'retry-after': String(retryAfterSeconds) } });

/** Codes of a full disk from SQLite, the file system, a quota and PostgreSQL (class 53, appendix A). */
const codesOfFullDisk = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codesOfFullDisk.includes(String(code)) || isDiskFull(cause);
}

/** A full disk that another process met, or that a library reports only in words. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
}
