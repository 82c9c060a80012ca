import { type RefObject, useEffect, useEffectEvent } from 'react';
import { parsePasted } from '../trusted-html.ts';
import { insertParagraphs, insertText } from './insert-text.ts';
import { findLoneFiles } from './paste/lone-files.ts';
import { markdownOfHtml } from './paste/markdown-of-html.ts';
import type { Taken } from './taken-notice.tsx';

/** Formatted text arrives as Markdown; plain text stays as it is, and photos are sent. */
export function useCleanPaste(
  area: RefObject<HTMLTextAreaElement | null>,
  { onTaken, onFiles }: { onTaken: (taken: Taken) => void; onFiles: (files: File[]) => void },
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const field = area.current;
    const files = event.clipboardData ? findLoneFiles(event.clipboardData) : [];
    if (files.length > 0) {
      event.preventDefault();
      return onFiles(files);
    }
    const html = event.clipboardData?.getData('text/html');
    const { markdown, ...losses } = markdownOfHtml(html ?? '', parsePasted);
    if (losses.lostPictures > 0) onTaken({ ...losses, isCleaned: markdown !== undefined });
    if (!field || markdown === undefined) return;
    event.preventDefault();
    if (markdown.includes('\n') || isBlock.test(markdown)) insertParagraphs(field, markdown);
    else insertText(field, markdown);
    onTaken({ ...losses, isCleaned: true });
  });
  useEffect(() => {
    const field = area.current;
    const listen = (event: ClipboardEvent) => paste(event);
    field?.addEventListener('paste', listen);
    return () => field?.removeEventListener('paste', listen);
  }, [area]);
}

/** A heading, a quotation or a list item. */
const isBlock = /^(#{1,6} |> |- |\d+\. )/;
