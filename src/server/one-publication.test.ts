import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const calls = '/api/admin/documents';

/** Twelve documents, and what of each stands on pages that show several of them. */
const names = [
  ...['association', 'menu', 'home', 'about', 'donation', 'english'],
  ...['education', 'coursePages', 'volunteer', 'representatives', 'press', 'pressDesk'],
];
const paths = ['/', '/about', '/donate', '/en', '/education', '/volunteer', '/press', '/activities/tae'];
const requests = 10_000;
const atOnce = 50;
const publications = 8;

test('twelve documents come out at once: no answer among ten thousand holds half of them', async () => {
  const { visitor, signedIn } = await openTestApp(await freshDatabase());
  const ayse = await signedIn('ayse');
  const list = ((await (await ayse.get(calls)).json()) as DocumentSummary[]).filter(({ name }) =>
    names.includes(name),
  );
  expect(list).toHaveLength(12);

  /** Puts a mark behind each word 've' of each text, so that every page says which publication it is of. */
  async function publish(mark: string) {
    const documents = await Promise.all(
      list.map(async ({ id }) => {
        const stored = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
        const value = JSON.parse(
          JSON.stringify(stored.value).replace(/(?<=[a-zçğıöşü] ve|\bof)(?: x\d+x)?(?= )/g, ` ${mark}`),
        );
        const draft = { version: stored.version, value, published: false };
        const answer = await ayse.put(`${calls}/${id}`, draft);
        expect(answer.status).toBe(200);
        return { id, version: ((await answer.json()) as StoredDocument).version };
      }),
    );
    expect((await ayse.post(`${calls}/publish`, { documents })).status).toBe(200);
  }

  const seen = new Set<string>();
  async function visit(path: string) {
    const marks = new Set((await (await visitor().get(path)).text()).match(/\bx\d+x\b/g));
    expect([path, marks.size]).toEqual([path, 1]);
    for (const mark of marks) seen.add(mark);
  }

  await publish('x0x');
  let asked = 0;
  let isOver = false;
  async function keepVisiting() {
    while (!isOver || asked < requests) {
      asked += 1;
      await visit(paths[asked % paths.length] ?? '/');
      // a kept page is answered without waiting for anything
      await nextTurn();
    }
  }
  async function keepPublishing() {
    for (let publication = 1; publication <= publications; publication += 1) {
      await publish(`x${publication}x`);
      const next = asked + requests / publications;
      while (asked < next && !isOver) await nextTurn();
    }
  }
  const visits = Promise.all(Array.from({ length: atOnce }, keepVisiting));
  const end = () => {
    isOver = true;
  };
  // the first wrong answer ends the test, and the last publication the visits
  await Promise.all([visits.finally(end), keepPublishing().finally(end)]);
  expect(seen.size).toBeGreaterThan(publications / 2);
}, 120_000);
