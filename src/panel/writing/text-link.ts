import { type RefObject, useEffect, useState } from 'react';
import { escapeAddress, insertText } from './insert-text.ts';
import type { LinkPlace } from './rich/change-link.ts';

/** Words and address; a picture begins with another sign. */
const written = /(?<!!)\[((?:\\.|[^\\[\]])*)\]\(([^\s()<>]+)\)/g;

/** The link at the cursor, or what is selected of one paragraph. */
export function findTextLink({ value, selectionStart, selectionEnd }: TextSelection): LinkPlace {
  for (const { index, 0: codes, 1: text = '', 2: address = '' } of value.matchAll(written)) {
    const to = index + codes.length;
    if (index <= selectionStart && selectionEnd <= to)
      return { from: index, to, address, text, hasPlainText: isOneLine(text) };
  }
  const selected = value.slice(selectionStart, selectionEnd);
  // a link ends with its paragraph
  if (/\n\s*\n/.test(selected))
    return { from: selectionEnd, to: selectionEnd, address: '', text: '', hasPlainText: true };
  return {
    from: selectionStart,
    to: selectionEnd,
    address: '',
    text: selected,
    hasPlainText: isOneLine(selected),
  };
}

type TextSelection = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

const isOneLine = (text: string) => !text.includes('\n');

/** Words that were there keep their codes; in new ones a bracket would end the link. */
export function writeTextLink(
  place: LinkPlace,
  { address, text }: { address: string; text: string },
): string {
  const words = text === place.text ? text : text.trim().replace(/[[\]]/g, '\\$&');
  return `[${words}](${escapeAddress(address)})`;
}

interface Change {
  place: LinkPlace;
  codes: string;
}

/** Asks for the address of a link in a text with codes; the cursor then waits behind it. */
export function useLinkInsertion(area: RefObject<HTMLTextAreaElement | null>) {
  const [place, setPlace] = useState<LinkPlace>();
  const [change, setChange] = useState<Change>();

  // the text can take the focus back only when the dialog is gone
  useEffect(() => {
    if (place || !change || !area.current) return;
    area.current.setSelectionRange(change.place.from, change.place.to);
    area.current.focus();
    insertText(area.current, change.codes);
    setChange(undefined);
  }, [place, change, area]);

  function open() {
    // the dialog returns the focus to where it was
    area.current?.focus({ preventScroll: true });
    if (area.current) setPlace(findTextLink(area.current));
  }

  const close = () => setPlace(undefined);
  if (!place) return { open };
  function write(codes: string) {
    if (place) setChange({ place, codes });
    close();
  }
  return {
    open,
    dialog: {
      place,
      onSet: (link: { address: string; text: string }) => write(writeTextLink(place, link)),
      onRemove: () => write(place.text),
      onClose: close,
    },
  };
}
