import { X } from 'lucide-react';
import { useState } from 'react';
import type { PressItem } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import type { Opened } from '#/render/island.tsx';
import { RoundButton } from '#/ui/round-button.tsx';
import { useModalDialog } from '#/ui/use-modal-dialog.ts';

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

export function PressVideo({ file }: { file: string | null }) {
  const [failure, setFailure] = useState<string>();
  if (!file || failure) {
    return (
      <p
        role="status"
        className="flex aspect-video items-center justify-center bg-night-950 p-6 text-center text-lg text-white"
      >
        {failure ?? text.noFile}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: broadcasters give no captions; the description below says what it shows
    <video
      ref={start}
      src={file}
      poster={posterOf(file)}
      controls
      preload="none"
      playsInline
      onError={async ({ currentTarget }) => setFailure(await explainVideoFailure(currentTarget))}
      className="aspect-video w-full bg-night-950"
    >
      {text.unsupported}
    </video>
  );
}

/** Starts at once, because opening it asks for it. Where the browser forbids that, the controls are there. */
function start(video: HTMLVideoElement | null) {
  // the error event reports what cannot be played at all
  video?.play().catch(() => {});
}

/** Address of the picture of the same name, shown until the video plays. */
const posterOf = (file: string) => file.replace(/\.\w+$/, '.webp');

/**
 * Browsers give the same error for a missing file and for one they cannot play (HTML, MEDIA_ERR_SRC_NOT_SUPPORTED),
 * so the server is asked whether the file is there.
 */
async function explainVideoFailure({ src, error }: HTMLVideoElement): Promise<string> {
  const isUnplayable = error !== null && unplayable.includes(error.code);
  return isUnplayable && (await isThere(src)) ? text.unsupported : text.noFile;
}

/** MEDIA_ERR_DECODE and MEDIA_ERR_SRC_NOT_SUPPORTED. */
const unplayable = [3, 4];

const isThere = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
