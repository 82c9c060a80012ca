import { X } from 'lucide-react';
import type { PressItem } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import type { Opened } from '#/render/island.tsx';
import { RoundButton } from '#/ui/round-button.tsx';
import { useModalDialog } from '#/ui/use-modal-dialog.ts';
import { PressVideo } from './press-video.tsx';

/** Closing removes the video, and so stops its sound. */
export default function VideoDialog({ items, opened, onClosed }: Opened & { items: PressItem[] }) {
  const { dialog, close } = useModalDialog();
  const item = items[opened];
  if (!item) return null;
  const { title, channel, year, description, videoFile } = item;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="video-title"
      onClose={onClosed}
      className="m-auto w-[min(60rem,calc(100vw-2rem))] max-w-none overscroll-contain rounded-card bg-white p-0 text-ink shadow-card backdrop:bg-night-950/80"
    >
      <header className="flex items-start justify-between gap-4 px-4 py-3 md:px-6">
        <div className="min-w-0 pt-1.5">
          <h2 id="video-title" className="text-lg leading-snug font-bold wrap-anywhere md:text-xl">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">
            {channel}, {year}
          </p>
        </div>
        <RoundButton icon={X} label={text.close} onClick={close} />
      </header>
      <PressVideo file={videoFile} />
      <p className="px-4 py-4 text-ink-soft md:px-6">{description}</p>
    </dialog>
  );
}
