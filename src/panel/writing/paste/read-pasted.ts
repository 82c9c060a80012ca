import { pastingText as text } from '#/i18n/tr/pasting.ts';
import { hasTouchKeyboard } from '../../dialog/closing.ts';
import { parsePasted } from '../../trusted-html.ts';
import { type Cleaned, markdownOfHtml } from './markdown-of-html.ts';

export interface Pasted extends Pick<Cleaned, 'markdown'> {
  plain: string;
  losses: Omit<Cleaned, 'markdown'>;
  /**
   * Files that come for themselves, such as a photo. Beside words they are a picture of these words, as Word and Excel
   * send it; beside the address of a picture they are that picture.
   */
  files: File[];
}

/** Reads what a clipboard or a drop brings. */
export function readPasted(data: DataTransfer): Pasted {
  const plain = data.getData('text/plain');
  const { markdown, ...losses } = markdownOfHtml(data.getData('text/html'), parsePasted);
  const isAlone = (markdown ?? plain).replace(/!\[.*?\]\(.*?\)/g, '').trim() === '';
  return { plain, markdown, losses, files: isAlone ? [...data.files] : [] };
}

/** Result of pasting a text. */
export interface Taken {
  /** Formatted text was read. */
  isCleaned: boolean;
  /** A plain text whose marks were read. */
  isMarkdown?: boolean;
  hasSplitCells: boolean;
  lostPictures: number;
}

/** @param undoLabel of the button that takes it back, where there is one */
export const tellTaken = (taken: Taken, undoLabel?: string): string =>
  [
    taken.isCleaned && text.cleaned,
    taken.isMarkdown && text.marksRead,
    (taken.isCleaned || taken.isMarkdown) && wayBack(undoLabel),
    taken.hasSplitCells && text.splitCells,
    taken.lostPictures > 0 && text.lostPictures(taken.lostPictures),
  ]
    .filter(Boolean)
    .join(' ');

/** The keyboard of a touch screen has no such keys. */
function wayBack(undoLabel: string | undefined): string | undefined {
  if (!hasTouchKeyboard()) return text.undoByKeys(nameShortcut('Z'));
  return undoLabel && text.undoByButton(undoLabel);
}

export const nameShortcut = (key: string) =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl+${key}`;
