import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { canJoin, findWrapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { readVideoAddress } from '#/http/video-address.ts';
import { videoText } from '#/i18n/tr/video.ts';
import { articleSchema } from '../article/article-schema.ts';
import { findAddresses } from '../article/read-markdown.ts';
import { goBelow, goToCell } from './change-blocks.ts';
import { comingPictures, movePicture } from './pictures.ts';

const { nodes, marks } = articleSchema;

export const articlePlugins = (openLink: () => void) => [
  typedCodes(),
  ...articleKeys(openLink),
  history(),
  gapCursor(),
  addressLooks(),
  comingPictures(),
  new Plugin({
    appendTransaction: ([first], _, { doc, tr }) =>
      first?.docChanged && needsEnd(doc) ? tr.insert(doc.content.size, endOf()) : null,
  }),
];

const endOf = () => articleSchema.node('paragraph');

const needsEnd = ({ lastChild }: Node) =>
  ['picture', 'table', 'code_block', 'rule', 'verbatim'].includes(lastChild?.type.name ?? '');

/** There is always a line to write on behind the last picture or table. */
export const withEnd = (doc: Node): Node => (needsEnd(doc) ? doc.copy(doc.content.addToEnd(endOf())) : doc);

/**
 * Turns typed codes into lists and headings. What a sentence may begin with is none: “26. saatte” is an ordinal, “- 5
 * derece” a figure, “+ 90 212” a number to call, and “> 100 kişi” an amount.
 */
const typedCodes = () =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs]) => ({ level: signs?.length ?? 2 })),
      listRule(/^[-*]\s([^\s\d])$/, nodes.bullet_list),
      listRule(/^1\.\s$/, nodes.ordered_list),
      new InputRule(/^(\d{1,9})\.\s$/, (state, [, number]) => numberItem(state, Number(number))),
    ],
  });

/** @param code its group is the letter behind the code, which stays */
function listRule(code: RegExp, list: NodeType): InputRule {
  return new InputRule(code, (state, [, letter = ''], start, end) => {
    const { $from } = state.selection;
    const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.content.size === end - start;
    if (!isEmpty || $from.node(-1).type === nodes.list_item) return null;
    const tr = state.tr.delete(start, end);
    const range = tr.doc.resolve(start).blockRange();
    const wrapping = range && findWrapping(range, list);
    if (!wrapping) return null;
    tr.wrap(range, wrapping).insertText(letter);
    const goesOn = list === nodes.bullet_list && tr.doc.resolve(start - 1).nodeBefore?.type === list;
    return goesOn && canJoin(tr.doc, start - 1) ? tr.join(start - 1) : tr;
  });
}

/**
 * Numbers an item. In a list that counts by itself the next number is there already; any other one is a word, and
 * ends the list.
 */
function numberItem(state: EditorState, number: number): Transaction | null {
  const { $from } = state.selection;
  const own = findNumber($from);
  if (own === undefined) return null;
  if (own === number) return state.tr.delete($from.start(), $from.pos);
  let lifted: Transaction | null = null;
  liftListItem(nodes.list_item)(state, (tr) => {
    lifted = tr.insertText(' ');
  });
  return lifted;
}

/** Finds the number of a numbered list's last item, when nothing but what was just typed stands in it. */
function findNumber($from: ResolvedPos): number | undefined {
  const list = $from.depth > 2 ? $from.node(-2) : undefined;
  if (list?.type !== nodes.ordered_list || $from.parentOffset < $from.parent.content.size) return undefined;
  const place = $from.index(-2);
  const isNew = place === list.childCount - 1 && place > 0 && $from.node(-1).childCount === 1;
  return isNew ? list.attrs.start + place : undefined;
}

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
};

/** Tab leaves the text, as everywhere in the form, except that it goes through the cells of a table. */
function articleKeys(openLink: () => void) {
  const link: Command = () => {
    openLink();
    return true;
  };
  // on a Turkish keyboard the key of `I` may write ı or İ
  const italic = Object.fromEntries(['i', 'I', 'ı', 'İ'].map((key) => [`Mod-${key}`, toggleMark(marks.em)]));
  return [
    keymap({
      ...italic,
      'Mod-b': toggleMark(marks.strong),
      'Mod-B': toggleMark(marks.strong),
      'Mod-k': link,
      // the editor keeps the form from hearing of it
      'Mod-Enter': (_state, _dispatch, view) => {
        view?.dom.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
        return true;
      },
      'Mod-K': link,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Enter': breakLine,
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Alt-ArrowUp': movePicture(-1),
      'Alt-ArrowDown': movePicture(1),
      Tab: goToCell(1),
      'Shift-Tab': goToCell(-1),
      Enter: chainCommands(goBelow, splitListItem(nodes.list_item)),
      Backspace: undoInputRule,
    }),
    keymap(baseKeymap),
  ];
}

interface Reach {
  from: number;
  to: number;
}

/** An address that was typed looks like the link that the page makes of it; a video's says that it will be a card. */
function addressLooks(): Plugin {
  const known = new WeakMap<Node, Reach[]>();
  const find = (doc: Node) => {
    const looks: Decoration[] = [];
    doc.descendants((block, place, parent) => {
      if (!block.isTextblock) return !block.isAtom;
      if (parent === doc && isVideo(block))
        looks.push(
          Decoration.node(place, place + block.nodeSize, { 'data-mark': videoText.mark, class: marked }),
        );
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

const marked =
  'after:ml-2 after:rounded-md after:bg-snow-200 after:px-2 after:py-0.5 after:text-sm after:content-[attr(data-mark)]';

/** As the page reads it (news/video-card.ts). */
const isVideo = ({ type, childCount, firstChild, textContent }: Node) =>
  type === nodes.paragraph &&
  childCount === 1 &&
  firstChild?.marks.length === 0 &&
  readVideoAddress(textContent.trim()) !== undefined;

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
