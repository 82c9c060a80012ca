import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { articleSchema as schema } from '#/panel/writing/article/article-schema.ts';

/** Words and signs that Markdown may take for marks, alone and where they come together. */
const bits = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Arama', 'çığ', 'ip', ' ', ' ', ', ', '. ', '’', '😀', 'İ') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '__',
        '`',
        '``',
        '~',
        '~~',
        '[',
        ']',
        '](',
        '(',
        ')',
        '!',
        '![',
        '<',
        '>',
        '<b>',
        '#',
      ],
      ...[
        '##',
        '# ',
        '- ',
        '+ ',
        '1. ',
        '2) ',
        '---',
        '===',
        '|',
        '| --- |',
        ':-',
        '\\',
        '&',
        '&amp;',
        '&#35;',
      ],
      ...['"', '  ', '\t', '\u00a0', '/', 'http', '://', '@', '<http:', '%20', '$', '^', '{', '=', '-', '+'],
    ),
  },
);
const words = fc.array(bits, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const address = fc.constantFrom(
  '/about',
  '#son',
  'https://ornek.org/a_(b)?c=1&copy;=2',
  'mailto:a@b.org',
  'tel:112',
  '',
);
const pictureWords = fc.constantFrom('', 'Çığ', 'a * b', 'iki "söz" <b>', 'x_y_z');
const title = fc.constantFrom(null, null, null, 'Söz', 'a "b" \\ &amp;');

/* Articles as somebody may have typed them */

const lineOf = (start: string) => words.map((text) => start + text);
const line = fc.oneof(
  { weight: 4, arbitrary: lineOf('') },
  ...[
    '## ',
    '# ',
    '- ',
    '* ',
    '  - ',
    '    - ',
    '1. ',
    '7) ',
    '> ',
    '> - ',
    '>> ',
    '    ',
    '  ',
    '| ',
    '- ```',
    '- [ ] ',
  ].map((start) => lineOf(start)),
  fc.constantFrom(
    '',
    '',
    '',
    '---',
    '***',
    '===',
    '```',
    '~~~js',
    '| a | b |\n| --- | :-: |\n| c |',
    '|a|\n|-|',
    '-',
    '>',
  ),
  fc.constantFrom(
    '![Göl](/media/a.webp)',
    '![](https://ornek.org/b.jpg "c")',
    '[a](/b) **c** *d* `e`',
    '[x]: /y',
  ),
  fc.constantFrom(
    'www.ornek.org/_a_ ve https://ornek.org/a_b_*c*',
    '**a*b*** _c_**d**',
    '**a **b',
    'a\\',
    'b  ',
    '[![a](/b)](c)',
  ),
);

export const typedArticles = fc
  .tuple(fc.array(line, { maxLength: 9 }), fc.constantFrom('\n', '\n', '\n', '\r\n', '\n\n'))
  .map(([lines, end]) => lines.join(end));

/* Articles as the editor may hold them */

const marks = fc
  .tuple(fc.subarray(['strong', 'em', 'strike']), fc.option(address, { freq: 4 }), fc.boolean(), title)
  .map(([names, href, isCode, title]): Mark[] => [
    ...(href === null ? [] : [schema.mark('link', { href, title })]),
    ...names.map((name) => schema.mark(name)),
    ...(isCode && names.length === 1 ? [schema.mark('code')] : []),
  ]);

const picture = fc.tuple(address, pictureWords, title).map(([src, alt, title]) => ({ src, alt, title }));

const leaf = (mayBreak: boolean): fc.Arbitrary<Node> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.tuple(words, marks).map(([text, set]) => schema.text(text, set)) },
    {
      weight: 1,
      arbitrary: fc.tuple(picture, marks).map(([attrs, set]) => schema.node('image', attrs, undefined, set)),
    },
    {
      weight: mayBreak ? 2 : 0,
      arbitrary: fc.tuple(marks).map(([set]) => schema.node('line_break', null, undefined, set)),
    },
  );

const textblock = (name: string, attrs?: fc.Arbitrary<object>): fc.Arbitrary<Node> =>
  fc
    .tuple(attrs ?? fc.constant({}), fc.array(leaf(name === 'paragraph'), { maxLength: 5 }))
    .map(([attributes, content]) => schema.node(name, attributes, content));

const table = fc.integer({ min: 1, max: 3 }).chain((columns) => {
  const row = (type: string, cell: string) =>
    fc
      .array(textblock(cell), { minLength: columns, maxLength: columns })
      .map((cells) => schema.node(type, null, cells));
  return fc
    .tuple(row('head_row', 'head_cell'), fc.array(row('row', 'cell'), { maxLength: 3 }))
    .map(([head, rows]) => schema.node('table', null, [head, ...rows]));
});

const { block } = fc.letrec<{ block: Node; item: Node; list: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2, depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: textblock('paragraph') },
    { weight: 1, arbitrary: textblock('heading', fc.record({ level: fc.integer({ min: 1, max: 6 }) })) },
    { weight: 1, arbitrary: picture.map((attrs) => schema.node('picture', attrs)) },
    { weight: 1, arbitrary: fc.constant(schema.node('rule')) },
    { weight: 1, arbitrary: table },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('kod', '```', '- a\n\n  b', '  ', '\na\n')
        .map((code) =>
          schema.node('code_block', { language: code === 'kod' ? 'js' : '' }, [schema.text(code)]),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content) => schema.node('quotation', null, content)),
    },
    { weight: 2, arbitrary: tie('list') },
  ),
  item: fc
    .tuple(textblock('paragraph'), fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => schema.node('list_item', null, [first, ...more])),
  list: fc
    .tuple(
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom(undefined, 1, 3),
    )
    .map(([items, isTight, start]) =>
      start === undefined
        ? schema.node('bullet_list', { isTight }, items)
        : schema.node('ordered_list', { isTight, start }, items),
    ),
}));

export const editedArticles = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => schema.node('doc', null, blocks));
