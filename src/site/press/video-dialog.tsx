import { X } from 'lucide-react';
import type { Ref } from 'react';
import type { PressItem } from '#/content/schemas/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { PressVideo } from './press-video.tsx';

/** The video of one item in a dialog of the browser's own. Closing takes the video away, and its sound with it. */
export function VideoDialog({
  ref,
  item,
  onClosed,
}: {
  ref: Ref<HTMLDialogElement>;
  item: PressItem | undefined;
  onClosed: () => void;
}) {
  return (
    <dialog
      ref={ref}
      aria-labelledby="video-title"
      onClose={onClosed}
      className="m-auto w-[min(60rem,calc(100vw-2rem))] max-w-none overscroll-contain rounded-card bg-white p-0 text-ink shadow-card backdrop:bg-night-950/80"
    >
      {item && (
        <>
          <header className="flex items-start justify-between gap-4 px-4 py-3 md:px-6">
            <div className="pt-1.5">
              <h2 id="video-title" className="text-lg leading-snug font-bold md:text-xl">
                {item.title}
              </h2>
              <p className="text-sm text-ink-soft">
                {item.channel}, {item.year}
              </p>
            </div>
            <form method="dialog">
              <button
                type="submit"
                aria-label={text.close}
                className="flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-snow-200"
              >
                <X aria-hidden="true" size={24} />
              </button>
            </form>
          </header>
          <PressVideo key={item.id} file={item.videoFile} />
          <p className="px-4 py-4 text-ink-soft md:px-6">{item.description}</p>
        </>
      )}
    </dialog>
  );
}
