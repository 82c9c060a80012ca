import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface AnswerBytes {
  /** Headers and body as they travel. */
  total: number;
  head: number;
  html: string;
}

/** As Chromium asks, whose answers have the longest head (src/server/cache/encoded-response.ts). */
const asked = ['Accept-Encoding: gzip, br', 'Sec-CH-UA: "Chromium";v="150"', 'Connection: close'].join(
  '\r\n',
);

/** Counts every byte of the answer. */
export async function readAnswer(url: string, path: string): Promise<AnswerBytes> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${asked}\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const answer = Buffer.concat(parts);
  const head = answer.indexOf('\r\n\r\n') + 4;
  const body = answer.subarray(head);
  return { total: answer.length, head, html: brotliDecompressSync(body).toString() };
}

/** @returns the bytes of the page's body for a browser that has the page with this hash (RFC 9842) */
export async function readDifference(
  url: string,
  { path, hash }: { path: string; hash: string },
): Promise<number> {
  const headers = { 'accept-encoding': 'dcz', 'available-dictionary': `:${hash}:` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}${path}`, { headers }, resolve).once('error', reject);
  });
  if (answer.headers['content-encoding'] !== 'dcz') throw new Error(`${path} came whole`);
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  return bytes;
}
