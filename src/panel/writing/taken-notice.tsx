import { pastingText as text } from '#/i18n/tr/pasting.ts';
import { hasTouchKeyboard } from '../dialog/closing.ts';
import type { Cleaned } from './paste/markdown-of-html.ts';
import { nameShortcut } from './toolbar.tsx';

/** Result of pasting a text. */
export interface Taken extends Omit<Cleaned, 'markdown'> {
  isCleaned: boolean;
  /** A plain text whose marks were read. */
  isMarkdown?: boolean;
}

interface TakenNoticeProps {
  taken: Taken | undefined;
  /** Of the button that takes it back, where there is one. */
  undoLabel?: string;
}

export function TakenNotice({ taken, undoLabel }: TakenNoticeProps) {
  const sentences = [
    taken?.isCleaned && text.cleaned,
    taken?.isMarkdown && text.marksRead,
    (taken?.isCleaned || taken?.isMarkdown) && wayBack(undoLabel),
    taken?.hasSplitCells && text.splitCells,
    taken && taken.lostPictures > 0 && text.lostPictures(taken.lostPictures),
  ].filter(Boolean);
  return (
    <p
      aria-live="polite"
      className={sentences.length > 0 ? 'px-2 py-1.5 text-[0.8125rem] text-ink-soft' : 'sr-only'}
    >
      {sentences.join(' ')}
    </p>
  );
}

/** The keyboard of a touch screen has no such keys. */
function wayBack(undoLabel: string | undefined): string | undefined {
  if (!hasTouchKeyboard()) return text.undoByKeys(nameShortcut('Z'));
  return undoLabel && text.undoByButton(undoLabel);
}
