import { writingText as text } from '#/i18n/tr/writing.ts';
import type { Cleaned } from './paste/markdown-of-html.ts';
import { nameShortcut } from './use-shortcuts.ts';

/** What became of a pasted text. */
export interface Taken extends Omit<Cleaned, 'markdown'> {
  isCleaned: boolean;
}

export function TakenNotice({ taken }: { taken: Taken | undefined }) {
  const sentences = [
    taken?.isCleaned && text.cleaned(nameShortcut('Z')),
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
