import { type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Nodes of an article: exactly what Markdown holds, so that nothing is lost in writing it down. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', toDOM: () => ['p', { dir: 'auto' }, 0] },
  heading: {
    content: '(text | image)*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, { dir: 'auto' }, 0],
  },
  quotation: { content: 'block+', group: 'block', defining: true, toDOM: () => ['blockquote', 0] },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { marker: { default: '-' }, isTight: { default: true } },
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: 1 }, marker: { default: '.' }, isTight: { default: true } },
    toDOM: ({ attrs }) => ['ol', { start: attrs.start }, 0],
  },
  list_item: { content: 'block+', defining: true, toDOM: () => ['li', 0] },
  picture: { ...picture('figure'), group: 'block', draggable: true },
  table: { content: 'head_row row*', group: 'block', isolating: true, toDOM: () => ['table', ['tbody', 0]] },
  head_row: { content: 'head_cell+', toDOM: () => ['tr', 0] },
  row: { content: 'cell+', toDOM: () => ['tr', 0] },
  head_cell: cell('head'),
  cell: cell(),
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: { language: { default: '' } },
    toDOM: () => ['pre', ['code', 0]],
  },
  rule: { group: 'block', toDOM: () => ['hr'] },
  /** Markdown that only the view of the codes can change; its text is written back as it came. */
  verbatim: {
    group: 'block',
    atom: true,
    attrs: { source: {} },
    toDOM: ({ attrs }) => ['pre', { class: 'verbatim' }, attrs.source],
  },
  text: { group: 'inline' },
  image: { ...picture('img'), group: 'inline', inline: true },
  line_break: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    toDOM: ({ attrs }: { attrs: Attrs }): DOMOutputSpec => ['a', { href: attrs.href, title: attrs.title }, 0],
  },
  strong: { toDOM: (): DOMOutputSpec => ['strong', 0] },
  em: { toDOM: (): DOMOutputSpec => ['em', 0] },
  strike: { toDOM: (): DOMOutputSpec => ['s', 0] },
  code: { code: true, inclusive: false, toDOM: (): DOMOutputSpec => ['code', 0] },
};

function picture(tag: 'figure' | 'img'): NodeSpec {
  return {
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    toDOM: ({ attrs: { src, alt } }) =>
      tag === 'img' ? ['img', { src, alt }] : ['p', ['img', { src, alt }]],
  };
}

/** The heading row is drawn with plain cells, because an empty heading would be a fault while one writes. */
function cell(look?: string): NodeSpec {
  return {
    content: '(text | image)*',
    isolating: true,
    attrs: { align: { default: null } },
    toDOM: () => ['td', { dir: 'auto', class: look }, 0],
  };
}

export const articleSchema = new Schema({ nodes: nodes as Record<keyof typeof nodes, NodeSpec>, marks });
