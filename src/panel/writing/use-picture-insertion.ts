import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { escapeAddress, insertParagraphs } from './insert-text.ts';
import type { PicturePickerProps, TextPictures } from './writing-field.ts';

/** Puts the pictures behind the cursor, which then waits where the alternative text of the first belongs. */
export function usePictureInsertion(area: RefObject<HTMLTextAreaElement | null>) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<string[]>();

  // the text can take the focus back only when the picker is gone
  useEffect(() => {
    if (isPicking || picked === undefined || !area.current) return;
    insertPictures(area.current, picked);
    setPicked(undefined);
  }, [isPicking, picked, area]);

  function open() {
    // the picker returns the focus to where it was
    area.current?.focus({ preventScroll: true });
    setPicking(true);
  }

  const picker: Omit<PicturePickerProps, 'onFiles'> = { onPick: setPicked, onClose: () => setPicking(false) };
  return { isPicking, open, picker };
}

const writePicture = (url: string) => `![](${escapeAddress(url)})`;

function insertPictures(area: HTMLTextAreaElement, urls: string[]): void {
  const { selectionEnd } = area;
  area.focus();
  area.setSelectionRange(selectionEnd, selectionEnd);
  const words = insertParagraphs(area, urls.map(writePicture).join('\n\n')) + 2;
  area.setSelectionRange(words, words);
}

/** Inserts sent pictures where the cursor stood when they were chosen, though one writes on elsewhere. */
export function useSentPictures(
  area: RefObject<HTMLTextAreaElement | null>,
  { placing, sending, add }: TextPictures,
): TextPictures['add'] {
  const before = useRef('');
  function notePlace() {
    const { value = '', selectionEnd = 0 } = area.current ?? {};
    before.current = value.slice(0, selectionEnd);
  }
  useImperativeHandle(placing, () => (url) => {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    // at the end, where the text before that place was changed
    const at = value.startsWith(before.current) ? before.current.length : value.length;
    area.current.setSelectionRange(at, at);
    insertParagraphs(area.current, writePicture(url));
    notePlace();
    const grown = area.current.value.length - value.length;
    const [start, end] = [selectionStart, selectionEnd].map((offset) =>
      offset < at ? offset : offset + grown,
    );
    area.current.setSelectionRange(start ?? at, end ?? at);
  });
  function send(files: File[]) {
    notePlace();
    return add(files);
  }
  useImperativeHandle(sending, () => send);
  return send;
}
