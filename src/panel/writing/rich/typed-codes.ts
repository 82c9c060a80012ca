import { InputRule, inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import type { EditorState, Transaction } from 'prosemirror-state';
import { canJoin, findWrapping } from 'prosemirror-transform';
import { articleSchema } from './article-schema.ts';

const { nodes } = articleSchema;

/**
 * Who knows the codes for lists and headings may go on typing them. What a sentence may begin with is none: “26. saatte”
 * is an ordinal, “- 5 derece” a figure, “+ 90 212” a number to call, and “> 100 kişi” an amount.
 */
export const typedCodes = () =>
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

/** In a list that counts by itself the next number is there already; any other one is a word, and ends the list. */
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

/** Of the last item of a numbered list, when nothing but what was just typed stands in it. */
function findNumber($from: ResolvedPos): number | undefined {
  const list = $from.depth > 2 ? $from.node(-2) : undefined;
  if (list?.type !== nodes.ordered_list || $from.parentOffset < $from.parent.content.size) return undefined;
  const place = $from.index(-2);
  const isNew = place === list.childCount - 1 && place > 0 && $from.node(-1).childCount === 1;
  return isNew ? list.attrs.start + place : undefined;
}
