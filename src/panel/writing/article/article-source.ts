import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { articleSchema as schema } from './article-schema.ts';
import { buildNodes, readMarkdown } from './read-markdown.ts';
import { isBlank, settleBlock, settleBlocks } from './settle-block.ts';
import { writeBlock } from './write-block.ts';

/** Markdown that an article was opened from, so that blocks nobody touched are written as they were. */
export interface ArticleSource {
  doc: Node;
  markdown: string;
  blocks: readonly SourceBlock[];
  /** Of each block. */
  places: ReadonlyMap<Node, number>;
  /** Behind the last block. */
  tail: string;
  /** What was found out about blocks, which never change themselves. */
  known: { settled: WeakMap<Node, Node>; written: WeakMap<Node, string>; standing: WeakMap<Node, boolean> };
}

interface SourceBlock {
  node: Node;
  text: string;
  /** Between the block and the one before it. */
  gap: string;
}

/** @returns undefined for an article whose links lead to addresses that stand apart from them */
export function openArticle(markdown: string): ArticleSource | undefined {
  const { blocks: read, hasReferences } = readMarkdown(markdown);
  if (hasReferences) return undefined;
  const starts = [0, ...[...markdown.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  let end = 0;
  const blocks = read.map((tokens): SourceBlock => {
    const [start = 0, after = 0] = (tokens[0]?.map ?? []).map((line) => starts[line] ?? markdown.length);
    const text = markdown.slice(start, after).replace(/(?:[ \t]*(?:\r\n?|\n))+$/, '');
    const gap = markdown.slice(end, start);
    end = start + text.length;
    const node = readBlock(tokens, text);
    return { node, text, gap };
  });
  const nodes = blocks.map(({ node }) => node);
  return {
    doc: schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]),
    markdown,
    blocks,
    places: new Map(nodes.map((node, place) => [node, place])),
    tail: markdown.slice(end),
    known: { settled: new WeakMap(), written: new WeakMap(), standing: new WeakMap() },
  };
}

/** A block that would not come back the same from being written down is kept as it is. */
function readBlock(tokens: readonly Token[], text: string): Node {
  const [node, ...more] = buildAll(tokens);
  const isWhole = node && more.length === 0 && node.textContent === wordsOf(tokens);
  const isHeld = isWhole && settleBlock(node).eq(node) && writeExactly(node) !== undefined;
  return isHeld ? node : schema.node('verbatim', { source: text });
}

/** @returns an empty list where the schema does not hold all of it */
function buildAll(tokens: readonly Token[]): Node[] {
  try {
    return buildNodes(tokens);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'inline') return wordsOf(children ?? []);
      if (type === 'fence' || type === 'code_block') return content.replace(/\n$/, '');
      return type.startsWith('text') || type === 'code_inline' ? content : '';
    })
    .join('');

/** Means the same wherever it stands. */
function isSelfStanding({ node, text }: SourceBlock): boolean {
  const next = schema.node('paragraph', null, [schema.text('x')]);
  return node.type.name !== 'verbatim' && !/^[ \t]/.test(text) && isReadAs(`${text}\n\nx`, [node, next]);
}

const isReadAs = (markdown: string, nodes: readonly Node[]): boolean => {
  const read = buildAll(readMarkdown(markdown).blocks.flat());
  return read.length === nodes.length && read.every((node, place) => nodes[place]?.eq(node));
};

/** @returns undefined when no way of writing gives the block back */
function writeExactly(block: Node): string | undefined {
  if (block.type.name === 'verbatim') return block.attrs.source;
  const plain = writeBlock(block, { isGuarded: false });
  if (isReadAs(plain, [block])) return plain;
  const guarded = writeBlock(block, { isGuarded: true });
  return isReadAs(guarded, [block]) ? guarded : undefined;
}

/** The article as Markdown. What was not changed since `source` was opened keeps every character. */
export function writeArticle(doc: Node, source: ArticleSource): string {
  if (doc.eq(source.doc)) return source.markdown;
  const { known } = source;
  const blocks = settleArticle(doc, source);
  const places = blocks.map((block) => source.places.get(block) ?? -2);
  let written = '';
  let isSame = true;
  blocks.forEach((block, at) => {
    const place = places[at] ?? -2;
    const isBehind = isSame && (places[at - 1] ?? -1) === place - 1;
    const isBefore = (places[at + 1] ?? source.blocks.length) === place + 1;
    const own = source.blocks[place];
    isSame =
      own !== undefined && ((isBehind && isBefore) || once(known.standing, block, () => isSelfStanding(own)));
    if (own && isSame && isBehind) written += own.gap;
    else if (at > 0) written += '\n\n';
    written += own && isSame ? own.text : once(known.written, block, () => rewriteBlock(block));
  });
  return written === '' ? '' : written + source.tail;
}

/**
 * Brings an article into the form that Markdown can hold; blocks of the source, also those that came back by undoing,
 * are its own nodes.
 */
export function settleArticle(doc: Node, source: ArticleSource): Node[] {
  const fromEnd = source.blocks.length - doc.childCount;
  const blocks = doc.children.map((block, at) => {
    if (source.places.has(block)) return block;
    const twins = [source.blocks[at]?.node, source.blocks[at + fromEnd]?.node];
    return (
      twins.find((twin) => twin?.eq(block)) ?? once(source.known.settled, block, () => settleBlock(block))
    );
  });
  return settleBlocks(blocks).filter((block) => !isBlank(block));
}

const rewriteBlock = (block: Node): string => writeExactly(block) ?? writeBlock(block, { isGuarded: false });

/** A long article has hundreds of blocks, of which a letter changes one. */
function once<Fact>(known: WeakMap<Node, Fact>, block: Node, find: () => Fact): Fact {
  const fact = known.get(block) ?? find();
  known.set(block, fact);
  return fact;
}
