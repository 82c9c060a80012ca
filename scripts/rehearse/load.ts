import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anyWords } from './words.ts';

// A process of its own, so that what is measured waits for nobody. Its only argument is the order as JSON.

export interface LoadOrder {
  url: string;
  /** The certificate that the proxy shows. */
  certificate: string;
  connections: number;
}

/** What it is told: from now on another step, other paths. */
export type LoadWord = { step: string } | { paths: string[] };

/** What it tells once a second, and of a step when the next one begins. */
export type LoadNews = { answered: number } | { done: LoadedStep };

/** One and the same body of one path, uncompressed. */
export interface SeenBody {
  path: string;
  hash: string;
  /** What the editor had written in it. */
  words: string | undefined;
  count: number;
  /** When it was last asked for, in ms since 1970. */
  askedAt: number;
}

export interface LoadedStep {
  step: string;
  requests: number;
  /** What was no answer with 200, with its count. */
  failures: [string, number][];
  ofSnapshot: number;
  /** In ms; the longest time in which no answer came. */
  gap: number;
  /** In ms. */
  median: number;
  p99: number;
  bodies: SeenBody[];
}

/** In ms. */
const patience = 15_000;
const firstRate = 10;
/** In ms. */
const doublesEvery = 2000;

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(order.url);
const agent = new Agent({ keepAlive: true, maxSockets: order.connections, ca: order.certificate });
const read = new Map<string, Pick<SeenBody, 'hash' | 'words'>>();
const began = performance.now();
let paths: string[] = [];
let current = openStep('');
let [asked, underWay, answered, lastAnswer] = [0, 0, 0, began];

process.on('message', (word: LoadWord) => {
  if ('paths' in word) paths = word.paths;
  else {
    if (current.step !== '') tell({ done: current.close() });
    current = openStep(word.step);
  }
});
process.once('disconnect', () => process.exit());
// whoever started it decides when it ends
process.on('SIGINT', () => {});
setInterval(askOn, 10);
setInterval(() => tell({ answered }), 1000);

function tell(news: LoadNews) {
  process.send?.(news);
}

/** Asks as often as the rate allows, which grows without end, and as many at once as there are connections. */
function askOn() {
  const elapsed = performance.now() - began;
  const allowed = (firstRate * doublesEvery * (2 ** (elapsed / doublesEvery) - 1)) / Math.LN2 / 1000;
  while (paths.length > 0 && underWay < order.connections && asked < allowed) {
    const path = paths[asked % paths.length] ?? '/';
    asked += 1;
    underWay += 1;
    void visit(path).finally(() => {
      underWay -= 1;
      askOn();
    });
  }
}

async function visit(path: string): Promise<void> {
  const [start, askedAt] = [performance.now(), Date.now()];
  try {
    const sent = request({ hostname, port, path, agent, headers: { 'accept-encoding': 'br, gzip' } });
    sent.setTimeout(patience, () => sent.destroy(new Error(`no answer within ${patience / 1000} s`)));
    const answering = once(sent, 'response');
    sent.end();
    const [answer]: IncomingMessage[] = await answering;
    if (!answer) throw new Error('no answer');
    const body = await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
    const found = readBody(body, answer.headers['content-encoding']);
    current.noteAnswer(start, {
      ...{ path, askedAt, ...found },
      isOfSnapshot: answer.headers['server-timing'] === 'snapshot',
    });
  } catch (error) {
    current.noteFailure(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Unpacks each body only once. @throws {Error} for one that is torn */
function readBody(body: Buffer, encoding: string | undefined) {
  const packed = hash('sha1', body);
  const known = read.get(packed);
  if (known) return known;
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((plain: Buffer) => plain);
  const plain = unpack(body);
  const found = { hash: hash('sha1', plain), words: anyWords.exec(plain.toString())?.[0] };
  read.set(packed, found);
  return found;
}

type Answered = Omit<SeenBody, 'count'> & { isOfSnapshot: boolean };

function openStep(step: string) {
  const failures = new Map<string, number>();
  const bodies = new Map<string, SeenBody>();
  const times: number[] = [];
  let [failed, ofSnapshot, gap] = [0, 0, 0];
  return {
    step,
    noteAnswer(start: number, { isOfSnapshot, ...body }: Answered) {
      const now = performance.now();
      times.push(now - start);
      gap = Math.max(gap, now - lastAnswer);
      lastAnswer = now;
      answered += 1;
      if (isOfSnapshot) ofSnapshot += 1;
      const key = `${body.path} ${body.hash}`;
      bodies.set(key, { ...body, count: (bodies.get(key)?.count ?? 0) + 1 });
    },
    noteFailure(what: string) {
      failed += 1;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    },
    close(): LoadedStep {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
      return {
        ...{ step, requests: times.length + failed, failures: [...failures], ofSnapshot },
        gap: Math.max(gap, performance.now() - lastAnswer),
        ...{ median: at(0.5), p99: at(0.99), bodies: [...bodies.values()] },
      };
    },
  };
}
