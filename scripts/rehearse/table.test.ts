import { expect, test } from 'vitest';
import { readContent, wordsOf } from '../../tests/rehearsal/content.ts';
import type { VisitedStep } from '../../tests/rehearsal/visitors.ts';
import { judge, type Night } from './table.ts';

const pageOf = (save: number, around = 'Haber') =>
  readContent(`<p>${around}: ${wordsOf(save)}</p><time>2026-11-28T08:00:0${save}.000Z</time>`);

const saves = [1, 2].map((save) => ({ words: wordsOf(save), step: 'rest', at: save * 1000 }));

function rehearsed(change: Partial<VisitedStep>, lost: Night['lost'] = []) {
  const step = {
    ...{ step: 'rest', requests: 100_000, failures: [], ofSnapshot: 10, gap: 20, median: 5, p99: 9 },
    bodies: [{ path: '/news', count: 3, askedAt: 1500, ...pageOf(1) }],
    ...change,
  };
  const published = { has: (_path: string, template: string) => template === pageOf(1).template };
  const editing = { acknowledged: saves, refused: new Map() };
  return judge([{ proxy: 'Caddy', steps: [step], editing, published, lost }]);
}

test('what an editor saved is published, whichever save it is, and so is one that is not acknowledged yet', () => {
  for (const save of [1, 2, 3]) {
    const { table, faults } = rehearsed({
      bodies: [{ path: '/news', count: 3, askedAt: 4500, ...pageOf(save) }],
    });
    expect(faults).toEqual([]);
    // of the first save the second took the place at 2 s
    expect(table).toMatch(save === 1 ? / 2\.5 \|$/ : / 0\.0 \|$/);
  }
});

test('a page that nobody published, or of a save that nobody sent, is a fault', () => {
  for (const wrong of [pageOf(1, 'Yarım'), pageOf(4), readContent('')]) {
    const { faults } = rehearsed({ bodies: [{ path: '/news', count: 3, askedAt: 0, ...wrong }] });
    expect(faults).toEqual([
      expect.stringMatching(/^Caddy: rest: 3 × \/news: a body that was never published/),
    ]);
  }
});

test('an answer that is no 200, a second without any, a lost save and too few requests are faults', () => {
  const failures: [string, number][] = [['/news: 502', 2]];
  expect(rehearsed({ failures }).faults).toEqual(['Caddy: rest: 2 × /news: 502']);
  expect(rehearsed({ gap: 1001 }).faults).toEqual(['Caddy: rest: no answer for 1,001 ms']);
  expect(rehearsed({}, saves.slice(1)).faults).toEqual([
    'Caddy: rest: "Prova kaydı 2." was acknowledged and is lost',
  ]);
  expect(rehearsed({ requests: 99_999 }).faults).toEqual(['Caddy: 99,999 requests are too few']);
});

test('one body with the words of two saves is torn', () => {
  expect(() => readContent(wordsOf(1) + wordsOf(2))).toThrow('the saves 1 and 2 in one body');
});
