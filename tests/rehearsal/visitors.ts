import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Content, readContent } from './content.ts';

// A process of its own, so that what is measured waits for nobody. Its only argument is the order as JSON.

export interface Order {
  url: string;
  /** The certificate that the proxy shows. */
  certificate: string;
  connections: number;
}

/** What they are told: from now on another step, other paths. */
export type Word = { step: string } | { paths: string[] };

/** What they tell once a second, and of a step when the next one begins. */
export type News = { answered: number } | { done: VisitedStep };

export interface SeenBody extends Content {
  path: string;
  count: number;
  /** When it was last asked for, in ms since 1970. */
  askedAt: number;
}

export interface VisitedStep {
  step: string;
  requests: number;
  /** What was no whole answer with 200, with its count. */
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
/** In requests a second. */
const firstRate = 10;
/** In s. */
const doublesEvery = 2;

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(order.url);
const agent = new Agent({ keepAlive: true, maxSockets: order.connections, ca: order.certificate });
const read = new Map<string, Content>();
let paths: string[] = [];
let current = openStep('');
let [asked, underWay, answered] = [0, 0, 0];
let [began, lastAnswer] = [0, 0];

process.on('message', (word: Word) => {
  if ('paths' in word) {
    if (paths.length === 0) began = lastAnswer = performance.now();
    paths = word.paths;
  } else {
    if (current.step !== '') tell({ done: current.close() });
    current = openStep(word.step);
  }
});
process.once('disconnect', () => process.exit());
setInterval(askOn, 10);
setInterval(() => tell({ answered }), 1000);

function tell(news: News) {
  // whoever started them may have gone
  process.send?.(news, (error: Error | null) => error && process.exit());
}

/** Asks as often as the rate allows, which grows without end, and as many at once as there are connections. */
function askOn() {
  const doubled = 2 ** ((performance.now() - began) / 1000 / doublesEvery);
  const allowed = (firstRate * doublesEvery * (doubled - 1)) / Math.LN2;
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
    const ofSnapshot = answer.headers['server-timing'] === 'snapshot';
    const source = ofSnapshot ? 'snapshot' : 'application or proxy';
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} from ${source}`);
    const content = unpack(body, answer.headers['content-encoding']);
    current.noteAnswer(start, { body: { path, askedAt, ...content }, ofSnapshot });
  } catch (error) {
    current.noteFailure(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const unpackers = new Map([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
]);

/** Reads each body only once. @throws {Error} for one that is torn */
function unpack(body: Buffer, encoding: string | undefined): Content {
  const key = hash('sha1', body);
  const known = read.get(key);
  if (known) return known;
  const plain = unpackers.get(encoding ?? '')?.(body) ?? body;
  const content = readContent(plain.toString());
  read.set(key, content);
  return content;
}

function openStep(step: string) {
  const failures = new Map<string, number>();
  const bodies = new Map<string, SeenBody>();
  const times: number[] = [];
  let [failed, countOfSnapshot, gap] = [0, 0, 0];
  return {
    step,
    noteAnswer(start: number, { body, ofSnapshot }: { body: Omit<SeenBody, 'count'>; ofSnapshot: boolean }) {
      const now = performance.now();
      times.push(now - start);
      gap = Math.max(gap, now - lastAnswer);
      lastAnswer = now;
      answered += 1;
      if (ofSnapshot) countOfSnapshot += 1;
      const key = `${body.path} ${body.template} ${body.save}`;
      bodies.set(key, { ...body, count: (bodies.get(key)?.count ?? 0) + 1 });
    },
    noteFailure(what: string) {
      failed += 1;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    },
    close(): VisitedStep {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
      return {
        ...{ step, requests: times.length + failed, failures: [...failures], ofSnapshot: countOfSnapshot },
        gap: Math.max(gap, performance.now() - lastAnswer),
        ...{ median: at(0.5), p99: at(0.99), bodies: [...bodies.values()] },
      };
    },
  };
}
