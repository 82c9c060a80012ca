import MarkdownIt, { type Token } from 'markdown-it';
import { type Attrs, type Mark, Mark as Marks, type Node } from 'prosemirror-model';
import { markdownSyntax } from '#/format/markdown-syntax.ts';
import { articleSchema as schema } from './article-schema.ts';

const markdown = new MarkdownIt(markdownSyntax);
// an address that becomes a link by itself stays the text that was typed
markdown.normalizeLinkText = (url) => url;

/** Addresses in a text that the page makes links of. */
export const findAddresses = (text: string) => markdown.linkify.match(text) ?? [];

/**
 * Reads an address as it stands in a link or a picture once Markdown has been read; undefined for one that Markdown
 * refuses.
 */
export function readAddress(typed: string): string | undefined {
  const address = markdown.normalizeLink(typed.trim());
  return markdown.validateLink(address) ? address : undefined;
}

export interface ReadMarkdown {
  /** Tokens of each block of the article, in their order. */
  blocks: Token[][];
  /** True when addresses stand apart from their links, so that no block says by itself where it leads. */
  hasReferences: boolean;
}

export function readMarkdown(text: string): ReadMarkdown {
  const environment: { references?: Record<string, never> } = {};
  const blocks: Token[][] = [];
  for (const token of markdown.parse(text, environment)) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([]);
    blocks.at(-1)?.push(token);
  }
  return { blocks, hasReferences: Object.keys(environment.references ?? {}).length > 0 };
}

interface Frame {
  token: Token;
  content: Node[];
  /** Of a list: an item holds a paragraph that is set apart by blank lines. */
  isLoose?: boolean;
}

/** @throws {RangeError} for what the schema does not hold */
export function buildNodes(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open: Frame[] = [];
  const add = (...nodes: Node[]) => (open.at(-1)?.content ?? root).push(...nodes);
  for (const token of tokens) {
    if (token.type === 'inline') add(...buildInline(token.children ?? []));
    else if (token.nesting === 1) open.push({ token, content: [] });
    else if (token.nesting === 0) add(buildLeaf(token));
    else {
      const frame = open.pop();
      if (!frame) continue;
      const list = open.at(-2);
      if (frame.token.type === 'paragraph_open' && !frame.token.hidden && list) list.isLoose = true;
      add(...closeFrame(frame, open.at(-1)?.token.type));
    }
  }
  return root;
}

function closeFrame(frame: Frame, within: string | undefined): Node[] {
  const { token, content } = frame;
  if (token.type === 'thead_open' || token.type === 'tbody_open') return content;
  const only = content.length === 1 ? content[0] : undefined;
  if (token.type === 'paragraph_open' && only?.type.name === 'image' && only.marks.length === 0)
    return [schema.node('picture', only.attrs)];
  const name = token.type === 'tr_open' && within === 'thead_open' ? 'head_row' : nodeNames[token.type];
  if (!name) throw new RangeError(`There is no node for ${token.type}.`);
  const isHollow = content.length === 0 && (name === 'list_item' || name === 'quotation');
  return [schema.node(name, attributesOf(frame), isHollow ? [schema.node('paragraph')] : content)];
}

const nodeNames: Record<string, string> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'quotation',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
  table_open: 'table',
  tr_open: 'row',
  th_open: 'head_cell',
  td_open: 'cell',
};

function attributesOf({ token, isLoose = false }: Frame): Attrs | null {
  switch (token.type) {
    case 'heading_open':
      return { level: Number(token.tag.slice(1)) };
    case 'bullet_list_open':
      return { marker: token.markup, isTight: !isLoose };
    case 'ordered_list_open':
      return { marker: token.markup, isTight: !isLoose, start: Number(token.attrGet('start') ?? 1) };
    case 'th_open':
    case 'td_open':
      return { align: /\w+$/.exec(String(token.attrGet('style') ?? ''))?.[0] ?? null };
    default:
      return null;
  }
}

function buildLeaf(token: Token): Node {
  if (token.type === 'hr') return schema.node('rule');
  if (token.type !== 'fence' && token.type !== 'code_block')
    throw new RangeError(`There is no node for ${token.type}.`);
  const code = token.content.replace(/\n$/, '');
  return schema.node('code_block', { language: token.info }, code ? [schema.text(code)] : []);
}

function buildInline(tokens: readonly Token[]): Node[] {
  let marks: readonly Mark[] = Marks.none;
  const nodes: Node[] = [];
  for (const token of tokens) {
    const name = markNames[token.type.replace(/_(open|close)$/, '')];
    if (token.type === 'text' || token.type === 'text_special') {
      if (token.content) nodes.push(schema.text(token.content, marks));
    } else if (token.type === 'code_inline') {
      nodes.push(schema.text(token.content, schema.mark('code').addToSet(marks)));
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      nodes.push(schema.node('line_break'));
    } else if (token.type === 'image') {
      nodes.push(schema.node('image', pictureOf(token), undefined, marks));
    } else if (!name) throw new RangeError(`There is no mark for ${token.type}.`);
    else if (token.markup === 'linkify') continue;
    else if (token.nesting === 1) marks = schema.mark(name, linkOf(token)).addToSet(marks);
    else marks = schema.marks[name]?.removeFromSet(marks) ?? marks;
  }
  return nodes;
}

const markNames: Record<string, string> = { link: 'link', strong: 'strong', em: 'em', s: 'strike' };

const pictureOf = (token: Token): Attrs => ({
  src: String(token.attrGet('src') ?? ''),
  alt: token.content,
  title: token.attrGet('title') ?? null,
});

const linkOf = (token: Token): Attrs | null =>
  token.type === 'link_open'
    ? { href: String(token.attrGet('href') ?? ''), title: token.attrGet('title') ?? null }
    : null;
