/**
 * Any answer that is not a success: the message is the status, a colon and a space, then the body
 * text, or the status text when the body is empty.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The sentence the server wrote for the person, when it wrote one. */
  readonly serverMessage: string | undefined;
  /** The server's sentence per form field, when it named fields. */
  readonly fields: Record<string, string>;
  /** On a conflict: what is stored now, when the server says so. */
  readonly current: unknown;
  /** All that the server said, when it said it in JSON. */
  readonly body: object;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const body = parseBody(text);
    this.status = status;
    this.body = body;
    this.serverMessage = body.message;
    this.fields = body.fields ?? {};
    this.current = body.current;
  }
}

/** Milliseconds after which an answer no longer comes: on a dying link a call would hang for ever. */
const longestWait = 60_000;

/**
 * @param key makes the call safe to repeat: however often it is sent, one thing is made
 * @throws {HttpError} for every answer outside 2xx; a broken connection rejects as `fetch` does.
 */
export const requestJson = async <T>(...call: Parameters<typeof send>): Promise<T> =>
  readJson<T>(await send(...call));

/**
 * The same where a success says all: its body is not read, so that it may be anything.
 * @throws as `requestJson`
 */
export async function requestSuccess(...call: Parameters<typeof send>): Promise<void> {
  await refuseFailure(await send(...call));
}

function send(
  method: string,
  url: string,
  body?: unknown,
  { key }: { key?: string } = {},
): Promise<Response> {
  return fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(longestWait),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Reads an answer that must be a success; one without a body, such as a 204, gives undefined. */
export async function readJson<T>(response: Response): Promise<T> {
  await refuseFailure(response);
  const body = await response.text();
  return (body === '' ? undefined : JSON.parse(body)) as T;
}

async function refuseFailure(response: Response): Promise<void> {
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
}

export const getJson = <T>(url: string) => requestJson<T>('GET', url);

interface FailureBody {
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
}

function parseBody(text: string): FailureBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
