import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Refusal } from './errors.ts';
import { openListTurns } from './list-turns.server.ts';

/** Makes lists in ten ms each, and notes how many at once. */
function open() {
  const seen = { begun: 0, atOnce: 0, mostAtOnce: 0 };
  const turns = openListTurns();
  const make = async () => {
    seen.begun += 1;
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    await sleep(10);
    seen.atOnce -= 1;
    return new Response('[]');
  };
  const app = new Hono()
    .get('/cached', turns.whileMade, make)
    .get('/own', turns.untilSent, make)
    .onError((error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }));
  const ask = async (path: string, outgoing?: PassThrough) =>
    (await app.request(path, {}, outgoing && { outgoing })).status;
  return { seen, ask };
}

/** What a client takes in its own time. */
const openConnection = () => new PassThrough().resume();

test('whole lists are made one after the other, whoever they are for', async () => {
  const { seen, ask } = open();
  const paths = ['/cached', '/own', '/cached', '/own', '/own'];
  const answers = await Promise.all(paths.map((path) => ask(path)));
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  expect(seen.mostAtOnce).toBe(1);
});

test('a whole list that a client does not take holds back others of its kind, but not what is cached', async () => {
  const { seen, ask } = open();
  const connections = Array.from({ length: 3 }, openConnection);
  const answers = connections.map((outgoing) => ask('/own', outgoing));
  expect(await answers[0]).toBe(200);
  expect(await ask('/cached')).toBe(200);
  expect(seen.begun).toBe(2);
  connections[0]?.end();
  expect(await answers[1]).toBe(200);
  connections[1]?.destroy();
  expect(await answers[2]).toBe(200);
});

test('who hung up while waiting for a whole list costs nothing', async () => {
  const { seen, ask } = open();
  const [first, second] = [openConnection(), openConnection()];
  const answers = [first, second].map((outgoing) => ask('/own', outgoing));
  await answers[0];
  second.destroy();
  first.end();
  expect(await answers[1]).toBe(503);
  expect([await ask('/own'), seen.begun]).toEqual([200, 2]);
});

test('a hundred wait for a whole list, and more are sent away', async () => {
  const { ask } = open();
  const connections = Array.from({ length: 101 }, openConnection);
  const answers = connections.map((outgoing) => ask('/own', outgoing));
  expect(await ask('/own')).toBe(503);
  for (const connection of connections) connection.end();
  expect(new Set(await Promise.all(answers)).has(500)).toBe(false);
});
