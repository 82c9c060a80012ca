import { acceptedFindings } from './accepted-findings.ts';
import { foreignAccountHeaders } from './allow-foreign-accounts.ts';
import { personHeaders } from './signed-in-as.ts';

/**
 * Error for any answer that is no success; the message is the status, ': ', and the body or, when it is empty or a
 * page, the status text.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's sentence for the person, if any. */
  readonly serverMessage: string | undefined;
  /** The server's sentence for each field that it names. */
  readonly fields: Record<string, string>;
  /** What is stored now, on a conflict, if the server says so. */
  readonly current: unknown;
  /** The whole JSON answer; empty when it was not JSON. */
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

/** Milliseconds for a call, which on a dying link would otherwise hang for ever. */
const longestWait = 60_000;

interface CallOptions {
  /** Makes the call safe to repeat: however often it is sent, one thing is made. */
  key?: string | undefined;
  /** Keys of what was asked and accepted; left out, nothing is asked. */
  accepted?: readonly string[] | undefined;
  /** False for what may be asked whoever is signed in. */
  namesPerson?: boolean;
}

/**
 * Makes a call and reads its JSON answer.
 * @throws {HttpError} for every answer outside 2xx; a broken connection rejects as `fetch` does
 */
export const requestJson = async <T>(...call: Parameters<typeof send>): Promise<T> =>
  readJson<T>(await send(...call));

/** Makes a call without reading the answer's body, which may be anything. @throws as `requestJson` */
export async function requestSuccess(...call: Parameters<typeof send>): Promise<void> {
  await requestAnswer(...call);
}

/** Makes a call and gives the whole answer, its body not yet read. @throws as `requestJson` */
export async function requestAnswer(...call: Parameters<typeof send>): Promise<Response> {
  const answer = await send(...call);
  await refuseFailure(answer);
  return answer;
}

function send(
  method: string,
  url: string,
  body?: unknown,
  { key, accepted, namesPerson = true }: CallOptions = {},
): Promise<Response> {
  return fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(longestWait),
    headers: {
      ...(namesPerson && personHeaders()),
      ...foreignAccountHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(accepted && { [acceptedFindings]: accepted.join(',') }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Reads an answer as JSON; one without a body, such as a 204, gives undefined. @throws {HttpError} outside 2xx */
export async function readJson<T>(response: Response): Promise<T> {
  await refuseFailure(response);
  const body = await response.text();
  return (body === '' ? undefined : JSON.parse(body)) as T;
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  // a proxy's, which nobody wants to read as a sentence
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  throw new HttpError(response.status, (!isPage && (await response.text())) || response.statusText);
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
