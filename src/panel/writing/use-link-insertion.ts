import { type RefObject, useEffect, useState } from 'react';
import { insertText } from './insert-text.ts';
import { findTextLink, type TextLink, writeTextLink } from './text-link.ts';

interface Change {
  place: TextLink;
  codes: string;
}

/** Asks for the address of a link in a text with codes; the cursor then waits behind it. */
export function useLinkInsertion(area: RefObject<HTMLTextAreaElement | null>) {
  const [place, setPlace] = useState<TextLink>();
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
