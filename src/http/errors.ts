/** One message per form field, keyed by the field's name. */
export type FieldMessages = Record<string, string>;

/**
 * An expected refusal. Its message is Turkish and tells the person what to do; `onError` in the server turns it
 * into `{ message, fields?, current?, …details }` with the status.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;
  readonly fields?: FieldMessages;
  readonly headers?: Record<string, string>;
  /** On a conflict: what is stored now. */
  readonly current?: object;
  /** What else the answer says, by name. */
  readonly details?: object;

  constructor(
    status: Refusal['status'],
    message: string,
    more: Pick<Refusal, 'fields' | 'headers' | 'current' | 'details'> = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers;
    this.current = more.current;
    this.details = more.details;
  }
}

export const invalid = (message: string, fields?: FieldMessages) => new Refusal(400, message, { fields });
export const notSignedIn = (message: string) => new Refusal(401, message);
export const forbidden = (message: string) => new Refusal(403, message);
export const notFound = (message: string) => new Refusal(404, message);
export const conflict = (message: string, current?: object) => new Refusal(409, message, { current });
export const tooLarge = (message: string) => new Refusal(413, message);
export const unsupportedFile = (message: string) => new Refusal(415, message);
export const tooManyTries = (message: string, retryAfterSeconds: number) =>
  new Refusal(429, message, { headers: { 'retry-after': String(retryAfterSeconds) } });
/** For a moment only: the same may be asked again soon. */
export const unavailable = (message: string) =>
  new Refusal(503, message, { headers: { 'retry-after': '5' } });
