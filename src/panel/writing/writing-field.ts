import type { ComponentType, RefObject } from 'react';

/** A text of the form. */
export interface WritingField {
  value: string;
  onChange: (value: string) => void;
}

/** Selection, in offsets of the Markdown. */
export interface TextRange {
  anchor: number;
  head: number;
}

/** Place of the cursor when one way of writing took the place of the other. */
export type Start = TextRange & { isFocused: boolean };

export interface PicturePickerProps {
  /** At least one address, in their order. */
  onPick: (urls: string[]) => void;
  /** Files of the device, to be sent. */
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** Puts a picture that has come where it was awaited. */
export type PlacePicture = (url: string, id: number) => void;

/** Picture on its way to the text, or failed. */
export interface ComingPicture {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
}

/** Ways of a text to get pictures. Its form gives them, because writing knows no library. */
export interface TextPictures {
  Picker: ComponentType<PicturePickerProps>;
  /** What the library says, by address: '' where that is not known yet, nothing where nobody has described it. */
  words: ReadonlyMap<string, string>;
  uploads: readonly ComingPicture[];
  /** @returns the id of each file that is sent */
  add: (files: File[]) => readonly number[];
  /** Set by the way of writing that is shown. */
  placing: RefObject<PlacePicture | null>;
  /** Set like `placing`: sends files, and notes where they are to stand. */
  sending: RefObject<((files: File[]) => void) | null>;
}

/** Asks the editor to select the first of these words in its text; nothing happens where they are not. */
export class SelectWords extends Event {
  static readonly type = 'select-words';
  readonly words: string;

  constructor(words: string) {
    super(SelectWords.type);
    this.words = words;
  }
}
