import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface AnswerBytes {
  /** Headers and body as they travel. */
  total: number;
  html: string;
}

/** Asks as a browser does that takes Brotli, and counts every byte of the answer. */
export async function readAnswer(url: string, path: string): Promise<AnswerBytes> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n`,
  );
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const answer = Buffer.concat(parts);
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  return { total: answer.length, html: brotliDecompressSync(body).toString() };
}
