import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { findAddresses } from './read-markdown.ts';

interface Reach {
  from: number;
  to: number;
}

/** An address that was typed looks like the link that the page makes of it. */
export function addressLooks(): Plugin {
  const known = new WeakMap<Node, Reach[]>();
  const find = (doc: Node) => {
    const looks: Decoration[] = [];
    doc.descendants((block, place) => {
      if (!block.isTextblock) return !block.isAtom;
      const reaches = known.get(block) ?? listReaches(block);
      known.set(block, reaches);
      for (const { from, to } of reaches)
        looks.push(Decoration.inline(place + 1 + from, place + 1 + to, { class: 'address' }));
      return false;
    });
    return DecorationSet.create(doc, looks);
  };
  return new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => find(doc),
      apply: (transaction, looks) => (transaction.docChanged ? find(transaction.doc) : looks),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}

function listReaches(block: Node): Reach[] {
  const reaches: Reach[] = [];
  block.forEach(({ text, marks }, offset) => {
    if (!text || block.type.spec.code || marks.some(({ type }) => ['link', 'code'].includes(type.name)))
      return;
    for (const { index, lastIndex } of findAddresses(text))
      reaches.push({ from: offset + index, to: offset + lastIndex });
  });
  return reaches;
}
