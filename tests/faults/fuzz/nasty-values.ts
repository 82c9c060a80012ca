import fc from 'fast-check';

/** What programs stumble over when they expect a text: NUL, halves of characters, marks, other languages, lengths. */
export const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u202d\u200f',
  '\ufeff',
  'İıŞşĞğ',
  '👩‍🚒'.repeat(50),
  '%00',
  "'; --",
  '" or 1=1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '9'.repeat(400),
  '1e309',
  'NaN',
  '-0',
  '2147483648',
  '9223372036854775808',
  '2026-02-30',
  '+275760-09-13',
  'java\nscript:alert(1)',
  '//127.0.0.1/x',
  '\\\\127.0.0.1\\x',
  'data:image/png;base64,AAAA',
] as const;

/** Each is some 100 KB or costs the reader of Markdown some thought. */
const longTexts = [
  'x'.repeat(100_000),
  'ş\n'.repeat(50_000),
  '[a](b)'.repeat(2000),
  '>'.repeat(2000),
  '*'.repeat(5000),
  '['.repeat(5000),
  '|a'.repeat(3000),
];

const numbers = [-1, 0, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308];
const shapes = [
  null,
  true,
  [],
  {},
  [[]],
  { length: 1e9 },
  nested(500),
  Array.from({ length: 10_000 }, () => 1),
];

/** Values of every kind that JSON has, the same for the same seed. */
export function drawNastyValues(seed: number): unknown[] {
  const drawn = fc.sample(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })), { seed, numRuns: 500 });
  return [...drawn, ...repeat(nastyTexts, 5), ...repeat(numbers, 5), ...repeat(shapes, 3), ...longTexts];
}

const repeat = <Value>(values: readonly Value[], times: number): Value[] =>
  Array.from({ length: times }, () => values).flat();

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
