import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawTable, median, ratio, show } from './figures.ts';
import { nginxSettings } from './nginx-settings.ts';
import { parts } from './parts.ts';
import { readArguments } from './read-arguments.ts';
import { readWrk } from './read-wrk.ts';
import { replaceSection } from './sections.ts';

test('the median is the figure in the middle, and what could not be measured does not count', () => {
  expect(median([30, 1, undefined, 2])).toBe(2);
  expect(median([undefined])).toBeUndefined();
  expect([ratio(3, 2), ratio(3, undefined), ratio(3, 0)]).toEqual([1.5, undefined, undefined]);
});

test('figures are shown as people read them', () => {
  expect([show(17_794.4), show(0.5, 2), show(undefined)]).toEqual(['17,794', '0.50', '–']);
  expect(drawTable(['page', 'ms'], [['home', '12']])).toBe('| page | ms |\n|---|--:|\n| home | 12 |');
});

test('a part that is measured again replaces its own section and no other', () => {
  const text = '# Measured\n\n## Start\n\nold\n\n## Saves\n\nkept\n';
  const replaced = replaceSection(text, { title: 'Start', body: 'new' });
  expect(replaced).toBe('# Measured\n\n## Start\n\nnew\n\n## Saves\n\nkept\n');
  expect(replaceSection(replaced, { title: 'Growth', body: 'first' })).toBe(
    `${replaced}\n## Growth\n\nfirst\n`,
  );
});

test('everything is measured in three rounds unless asked otherwise', () => {
  expect(readArguments([])).toEqual({ only: undefined, rounds: 3, isQuick: false });
  expect(readArguments(['--only', 'memory,saves', '--rounds', '5'])).toMatchObject({
    only: ['memory', 'saves'],
    rounds: 5,
  });
  expect(readArguments(['--quick', '--rounds', '5'])).toMatchObject({ rounds: 1, isQuick: true });
  expect(readArguments(['--before', '../old'])).toMatchObject({ before: '../old' });
});

test.each([
  [['--only', 'speed'], 'There is no part "speed"'],
  [['--rounds', 'many'], '"many" is no number of rounds'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});

test('the script of each part is here', () => {
  expect(parts.filter(({ script }) => !existsSync(script))).toEqual([]);
});

const printed = (p99: string, more = '') => `  Latency Distribution
     50%    1.43ms
     99%    ${p99}
  41000 requests in 2.05s, 10.22MB read
${more}Requests/sec:  20000.50
`;

test('the report of wrk is read in one unit', () => {
  const read = { answers: 41_000, refused: 0, perSecond: 20_000.5 };
  expect(readWrk(printed('3.20ms'))).toEqual({ ...read, p99: 3.2 });
  expect(readWrk(printed('320.00us')).p99).toBeCloseTo(0.32);
  expect(readWrk(printed('1.50s')).p99).toBe(1500);
  expect(readWrk(printed('0.00us')).p99).toBeUndefined();
});

test('refusals are counted, and a broken connection is no figure', () => {
  expect(readWrk(printed('1ms', '  Non-2xx or 3xx responses: 12\n')).refused).toBe(12);
  const broken = '  Socket errors: connect 0, read 3, write 0, timeout 0\n';
  expect(() => readWrk(printed('1ms', broken))).toThrow('Connections broke');
});

test('nginx sends each answer with the head that ours has', () => {
  const head = ['content-type', 'text/html', 'etag', 'W/"a"', 'content-length', '5'];
  const answers = [{ path: '/news', head, file: '/folder/bodies/3' }];
  const settings = nginxSettings({ port: 4000, folder: '/folder', answers });
  expect(settings).toContain(
    'location = /news {\n      rewrite ^ /3 break;\n      default_type "text/html";',
  );
  expect(settings).toContain('add_header etag "W/\\"a\\"";');
  expect(settings).not.toContain('add_header content-length');
});
