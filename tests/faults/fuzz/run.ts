import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOfTree } from '../../support/process-tree.ts';
import type { Site } from '../../support/site.ts';
import { seededChance } from '../seeded-chance.ts';
import { listBuiltFiles, listCalls } from './calls.ts';
import { Crew } from './crew.ts';
import { type Drawn, drawRequest, type RequestKit } from './draw-request.ts';
import { readFields } from './field-values.ts';
import { findFault } from './judge.ts';
import { drawNastyValues } from './nasty-values.ts';
import { Outcome } from './outcome.ts';
import { noteSeen } from './seen.ts';
import { send } from './send.ts';

const atOnce = 12;
const secondsOfRest = 5;
/** With so many kinds of them something is amiss altogether. */
const mostFaults = 500;

/**
 * Sends so many drawn requests, twelve at a time, as nobody and as one person of each role. Memory is in MB, after a tenth
 * of them and after all; `lastWords` are those of a server that ended meanwhile.
 */
export async function fuzz(site: Site, { requests, seed }: { requests: number; seed: number }) {
  const crew = await Crew.open(site);
  const outcome = new Outcome();
  const kit = await createKit(seed);
  let left = requests;
  let lastWords: string | undefined;
  void site.ended.then((words) => {
    lastWords = words;
  });

  async function sendUntilDone(number: number) {
    const chance = seededChance(seed * atOnce + number);
    while (left > 0 && lastWords === undefined && outcome.faults.size < mostFaults) {
      left -= 1;
      await sendOne(drawRequest({ ...kit, chance }));
    }
  }
  async function sendOne(drawn: Drawn) {
    const answer = await send(site.url, { ...drawn, cookie: crew.cookieOf(drawn.caller) });
    outcome.note(drawn, { answer, fault: findFault(drawn, answer) });
    noteSeen(kit.seen, answer);
    if (answer.status === 401 && lastWords === undefined) await crew.replaceIfLost(drawn.caller);
  }
  const sendAll = () => Promise.all(Array.from({ length: atOnce }, (_, number) => sendUntilDone(number)));

  left = requests / 10;
  await sendAll();
  const before = await memoryAtRest(site.pid);
  left = requests - requests / 10;
  await sendAll();
  const memory = { before, after: await memoryAtRest(site.pid) };
  return { outcome, memory, calls: kit.calls.length, replaced: crew.replaced, lastWords };
}

async function createKit(seed: number): Promise<Omit<RequestKit, 'chance'>> {
  const fields = readFields();
  return {
    calls: await listCalls(),
    fields,
    names: [...fields.keys(), 'page', 'category', 'operationId', 'q'],
    values: drawNastyValues(seed),
    files: listBuiltFiles(),
    seen: [],
  };
}

/** The least that the server holds within some seconds of rest, in MB, as `ps` adds it. */
async function memoryAtRest(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < secondsOfRest; second += 1) {
    await sleep(1000);
    least = Math.min(least, await memoryOfTree(pid));
  }
  return least;
}
