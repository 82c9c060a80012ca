import { redoDepth, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { articleSchema } from './article-schema.ts';
import { findPicture } from './change-picture.ts';
import { isInTable } from './change-table.ts';
import { findAround } from './toggle-blocks.ts';

export type Place = 'picture' | 'table' | 'list' | undefined;

/** What the buttons show of the text at the cursor. */
export interface ToolState {
  pressed: readonly string[];
  mayUndo: boolean;
  mayRedo: boolean;
  place: Place;
}

export const noTools: ToolState = { pressed: [], mayUndo: false, mayRedo: false, place: undefined };

export function readToolState(state: EditorState): ToolState {
  const marks = ['strong', 'em', 'link'].filter((name) => hasMark(state, name));
  const list = findAround(state, ['bullet_list', 'ordered_list'])?.node.type.name;
  const blocks = ['heading', 'quotation'].filter((name) => findAround(state, [name]));
  return {
    pressed: [...marks, ...blocks, ...(list ? [list] : [])],
    mayUndo: undoDepth(state) > 0,
    mayRedo: redoDepth(state) > 0,
    place: placeOf(state, list),
  };
}

function placeOf(state: EditorState, list: string | undefined): Place {
  if (findPicture(state)) return 'picture';
  if (isInTable(state)) return 'table';
  return list === undefined ? undefined : 'list';
}

function hasMark({ doc, selection, storedMarks }: EditorState, name: string): boolean {
  const mark = articleSchema.marks[name];
  const { from, to, empty, $from } = selection;
  if (!mark) return false;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}
