import { useState } from 'react';
import { pressText as text } from '#/i18n/tr/press.ts';

/** The player, which starts when it is opened, or why there is none. */
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

/** Whoever opens a video has asked for it. Where the browser forbids it to start by itself, its controls are there. */
function start(video: HTMLVideoElement | null) {
  // what cannot be played at all is told by the error event
  video?.play().catch(() => {});
}

/** Beside each video lies a picture of the same name, shown until it plays. */
const posterOf = (file: string) => file.replace(/\.\w+$/, '.webp');

/**
 * Why a video does not play, in the words of the page. Browsers give the same error for a file that is not there and
 * for one that they cannot play (HTML, MEDIA_ERR_SRC_NOT_SUPPORTED), so the server is asked whether it is there.
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
