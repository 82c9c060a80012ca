import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { articleSchema } from './article-schema.ts';
import { movePicture } from './change-picture.ts';
import { goBelow, goToCell } from './change-table.ts';

const { nodes, marks } = articleSchema;

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
};

/** Tab leaves the text, as everywhere in the form, except that it goes through the cells of a table. */
export function articleKeys(openLink: () => void) {
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
