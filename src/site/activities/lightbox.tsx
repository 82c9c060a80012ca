import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { socialActivitiesText as text } from '#/i18n/tr/social-activities.ts';
import { Picture } from '#/media/picture.tsx';
import type { ActivityPicture } from './activity.ts';

/**
 * SPEC section 4: previous is disabled at the first picture, next at the last. The native dialog keeps the focus
 * inside, closes on Escape and gives the focus back to the picture that was opened.
 */
export function Lightbox({
  ref,
  title,
  pictures,
  index,
  onMove,
  onClosed,
}: {
  ref: Ref<HTMLDialogElement>;
  title: string;
  pictures: ActivityPicture[];
  index: number;
  onMove: (index: number) => void;
  onClosed: () => void;
}) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = pictures.length - 1;
  const picture = pictures[index];

  function move(to: number) {
    if (to < 0 || to > last) return;
    const held = document.activeElement;
    flushSync(() => onMove(to));
    // a button that has just been disabled drops the focus
    if (held === previous.current && previous.current?.disabled) next.current?.focus();
    if (held === next.current && next.current?.disabled) previous.current?.focus();
  }

  function moveByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') move(index - 1);
    if (key === 'ArrowRight') move(index + 1);
  }

  return (
    <dialog
      ref={ref}
      aria-label={title}
      onKeyDown={moveByKey}
      onClose={onClosed}
      className="fixed inset-0 size-full max-h-none max-w-none overscroll-contain bg-night-950 text-white"
    >
      {picture && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <p className="font-semibold">{title}</p>
            <form method="dialog">
              <LightboxButton icon={X} label={text.close} />
            </form>
          </div>
          <div className="min-h-0 flex-1">
            <Picture
              key={picture.url}
              url={picture.url}
              alt={picture.alt}
              sizes="100vw"
              isFirst
              className="object-contain!"
            />
          </div>
          <div className="flex items-center justify-center gap-6 px-4 py-2">
            <LightboxButton
              ref={previous}
              icon={ChevronLeft}
              label={text.previous}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            />
            <p aria-live="polite" className="min-w-14 text-center font-semibold tabular-nums">
              {text.counter(index + 1, pictures.length)}
            </p>
            <LightboxButton
              ref={next}
              icon={ChevronRight}
              label={text.next}
              disabled={index === last}
              onClick={() => move(index + 1)}
            />
          </div>
        </div>
      )}
    </dialog>
  );
}

function LightboxButton({
  ref,
  icon: Icon,
  label,
  disabled,
  onClick,
}: {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick?: () => void;
}) {
  return (
    <button
      ref={ref}
      type={onClick ? 'button' : 'submit'}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="flex size-12 cursor-pointer items-center justify-center rounded-full hover:bg-white/15 disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" size={28} />
    </button>
  );
}
