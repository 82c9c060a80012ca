/** A text of the form, as `useController` gives it. */
export interface WritingField {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** What is selected, in offsets of the Markdown. */
export interface TextRange {
  anchor: number;
  head: number;
}

/** Where the cursor was when the one way of writing took the place of the other. */
export type Start = TextRange & { isFocused: boolean };

export interface PicturePickerProps {
  /** At least one address, in their order. */
  onPick: (urls: string[]) => void;
  onClose: () => void;
}
