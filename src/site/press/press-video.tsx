import { useState } from 'react';
import { pressText as text } from '#/i18n/tr/press.ts';

/** The player, or why there is none. It fetches nothing and plays nothing until it is asked to. */
export function PressVideo({ file }: { file: string | null }) {
  const [hasFailed, setFailed] = useState(false);
  if (!file || hasFailed) {
    return (
      <p
        role="status"
        className="flex aspect-video items-center justify-center bg-night-950 p-6 text-center text-lg text-white"
      >
        {text.noFile}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: broadcasters give no captions; the description below says what it shows
    <video
      src={file}
      poster={posterOf(file)}
      controls
      preload="none"
      playsInline
      onError={() => setFailed(true)}
      className="aspect-video w-full bg-night-950"
    >
      {text.unsupported}
    </video>
  );
}

/** Beside each video lies a picture of the same name, shown until it plays. */
const posterOf = (file: string) => file.replace(/\.\w+$/, '.webp');
