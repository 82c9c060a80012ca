import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { articleSchema } from './article-schema.ts';

const { heading, paragraph, quotation, list_item: listItem } = articleSchema.nodes;

export type ListName = 'bullet_list' | 'ordered_list';

/** The nearest node around the selection that has one of these names. */
export function findAround({ selection: { $from } }: EditorState, names: readonly string[]) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, depth, before: $from.before(depth) };
  }
  return undefined;
}

export const toggleHeading: Command = (state, dispatch) =>
  findAround(state, ['heading'])
    ? setBlockType(paragraph)(state, dispatch)
    : setBlockType(heading, { level: 2 })(state, dispatch);

export const toggleQuotation: Command = (state, dispatch) => {
  if (!findAround(state, ['quotation'])) return wrapIn(quotation)(state, dispatch);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }: Node) => type === quotation);
  const target = range && liftTarget(range);
  if (!range || typeof target !== 'number') return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** Makes a list, takes it apart, or makes one kind of the other. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const type = articleSchema.nodes[name];
    const around = findAround(state, ['bullet_list', 'ordered_list']);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(listItem)(state, dispatch);
    const { isTight } = around.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(around.before, type, { isTight }));
    return true;
  };
