import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, constants, unzipSync } from 'node:zlib';
import type { Drawn } from './draw-request.ts';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  headers: IncomingHttpHeaders;
  /** Its first megabyte; what went wrong when there was no answer. */
  text: string;
}

type Sent = Drawn & { cookie: string | undefined };

const agent = new Agent({ keepAlive: true });
const patience = 30_000;
const longestText = 1024 * 1024;

/** Sends a request as it stands. Nobody listens to the answer of one that is aborted. */
export async function send(url: string, drawn: Sent): Promise<Answer> {
  try {
    return await sendOnce(url, { ...drawn, agent });
  } catch (error) {
    // the server gives up a connection that lies idle at the moment in which we use it (RFC 9112, 9.3.1)
    return error instanceof Error && 'isReused' in error && error.isReused
      ? sendOnFreshConnection(url, drawn)
      : noAnswer(error);
  }
}

/** Kept alive, too: Node resets one that is to be closed while the rest of a refused body is still on its way. */
async function sendOnFreshConnection(url: string, drawn: Sent): Promise<Answer> {
  const fresh = new Agent({ keepAlive: true });
  try {
    return await sendOnce(url, { ...drawn, agent: fresh });
  } catch (error) {
    return noAnswer(error);
  } finally {
    fresh.destroy();
  }
}

const noAnswer = (error: unknown): Answer => ({ status: 0, headers: {}, text: String(error) });

function sendOnce(url: string, { agent, ...drawn }: Sent & { agent: Agent }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(url);
  const { method, path, body } = drawn;
  const sent = request({ agent, hostname, port, method, path, headers: headersOf(drawn), setHost: true });
  sent.setTimeout(patience, () => sent.destroy(new Error(`no answer in ${patience / 1000} s`)));
  sent.once('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })));
  sent.once('response', (answer) => {
    const parts: Buffer[] = [];
    let length = 0;
    answer.on('data', (part: Buffer) => {
      if (length < longestText) parts.push(part);
      length += part.length;
    });
    const { statusCode: status = 0, headers } = answer;
    answer.once('end', () => resolve({ status, headers, text: decode(Buffer.concat(parts), headers) }));
    answer.once('error', reject);
  });
  if (drawn.isAborted) void abort(sent, body?.bytes ?? Buffer.alloc(0)).then(resolve);
  else sent.end(body?.bytes);
  return promise;
}

/** What was cut off at its end is decoded up to there. */
function decode(bytes: Buffer, { 'content-encoding': coding }: IncomingHttpHeaders): string {
  if (bytes.length === 0 || !coding) return bytes.toString();
  if (coding === 'br')
    return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  return unzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

function headersOf({ headers, body, cookie }: Sent) {
  return {
    ...(body && { 'content-length': String(body.bytes.length), 'content-type': body.type }),
    ...(cookie && { cookie }),
    ...headers,
  };
}

/** Half of the body, and then the line is cut. */
async function abort(sent: ClientRequest, bytes: Buffer): Promise<Answer> {
  sent.removeAllListeners('error').on('error', () => undefined);
  await new Promise((resolve) => {
    sent.once('close', resolve);
    sent.write(bytes.subarray(0, bytes.length / 2), resolve);
  });
  sent.destroy();
  return { status: 0, headers: {}, text: 'aborted' };
}
