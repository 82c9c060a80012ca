import { X } from 'lucide-react';
import { useState } from 'react';
import type { PressItem } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { RoundButton } from '#/ui/round-button.tsx';
import { useModalDialog } from '#/ui/use-modal-dialog.ts';
import { PressEntry } from './press-entry.tsx';
import { PressVideo } from './press-video.tsx';

/** A video links to its file; where scripts run it plays in a dialog. */
export default function PressListIsland({ items }: { items: PressItem[] }) {
  const [openId, open] = useState<string>();
  const watched = items.find((item) => item.id === openId);
  return (
    <>
      <ol className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <PressEntry item={item} onWatch={() => open(item.id)} />
          </li>
        ))}
      </ol>
      {watched && <VideoDialog item={watched} onClosed={() => open(undefined)} />}
    </>
  );
}

/** Closing removes the video, and so stops its sound. */
function VideoDialog({ item, onClosed }: { item: PressItem; onClosed: () => void }) {
  const { dialog, close } = useModalDialog();
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
