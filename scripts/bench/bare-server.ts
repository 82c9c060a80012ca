import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { WrittenAnswer } from './beside.ts';

// The least that Node can do for an answer. Its arguments are a port and the file that lists the answers.

const [port, list = ''] = process.argv.slice(2);
const written: WrittenAnswer[] = JSON.parse(readFileSync(list, 'utf8'));
const answers = new Map(written.map(({ path, head, file }) => [path, { head, body: readFileSync(file) }]));

createServer(({ url = '' }, outgoing) => {
  const answer = answers.get(url);
  outgoing.writeHead(answer ? 200 : 404, answer?.head);
  outgoing.end(answer?.body);
}).listen(Number(port), '127.0.0.1');
