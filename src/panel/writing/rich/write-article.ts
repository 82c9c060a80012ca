import type { Node } from 'prosemirror-model';
import { type ArticleSource, isSelfStanding, writeExactly } from './article-source.ts';
import { isBlank, settleBlock, settleBlocks } from './settle-block.ts';
import { writeBlock } from './write-block.ts';

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
