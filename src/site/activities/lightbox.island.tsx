import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { socialActivitiesText as text } from '#/i18n/tr/social-activities.ts';
import { PictureOnScreen } from '#/media/picture-on-screen.tsx';
import type { Opened } from '#/render/island.tsx';
import { RoundButton } from '#/ui/round-button.tsx';
import { useModalDialog } from '#/ui/use-modal-dialog.ts';
import { useArrowKeys, useSwipe } from '#/ui/use-turning.ts';

export interface ActivityPicture {
  url: string;
  alt: string;
}

/** A native dialog: the browser closes it on Escape and returns the focus to the picture that was opened. */
export default function Lightbox({
  title,
  pictures,
  opened,
  onClosed,
}: Opened & {
  title: string;
  pictures: ActivityPicture[];
}) {
  const { dialog, trapFocus, close } = useModalDialog();
  const steps = usePictureSteps({ opened, total: pictures.length });
  const { index, previous, next } = steps;
  useArrowKeys({ onLeft: previous.go, onRight: next.go });
  const swipe = useSwipe({ onRight: previous.go, onLeft: next.go });
  const picture = pictures[index];
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClosed}
      onKeyDown={trapFocus}
      {...swipe}
      className="m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden overscroll-contain bg-night-950 text-white open:grid"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <p className="font-semibold">{title}</p>
        <RoundButton icon={X} label={text.close} onClick={close} />
      </div>
      {picture && <PictureOnScreen key={picture.url} url={picture.url} alt={picture.alt} />}
      <LightboxSteps {...steps} total={pictures.length} />
    </dialog>
  );
}

function LightboxSteps({
  index,
  previous,
  next,
  total,
}: ReturnType<typeof usePictureSteps> & { total: number }) {
  return (
    <div className="flex items-center justify-center gap-6 py-2">
      <RoundButton
        ref={previous.button}
        icon={ChevronLeft}
        label={text.previous}
        isDisabled={previous.isEnd}
        onClick={previous.go}
      />
      <p aria-live="polite" className="min-w-14 text-center font-semibold tabular-nums">
        {text.counter(index + 1, total)}
      </p>
      <RoundButton
        ref={next.button}
        icon={ChevronRight}
        label={text.next}
        isDisabled={next.isEnd}
        onClick={next.go}
      />
    </div>
  );
}

/** Stops at both ends, and never loses the focus of the two buttons. */
function usePictureSteps({ opened, total }: { opened: number; total: number }) {
  const [index, setIndex] = useState(opened);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  function goTo(place: number) {
    if (place < 0 || place >= total) return;
    const held = document.activeElement;
    flushSync(() => setIndex(place));
    // a button that has just been disabled loses the focus, so its neighbour takes it
    const [previous, next] = [previousButton.current, nextButton.current];
    if (held === previous && previous?.disabled) next?.focus();
    if (held === next && next?.disabled) previous?.focus();
  }

  return {
    index,
    previous: { button: previousButton, isEnd: index === 0, go: () => goTo(index - 1) },
    next: { button: nextButton, isEnd: index === total - 1, go: () => goTo(index + 1) },
  };
}
