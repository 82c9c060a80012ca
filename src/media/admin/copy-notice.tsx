import { RotateCw } from 'lucide-react';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { wordedCopySign } from '../fields/copy-sign.ts';
import type { Media } from '../schema.ts';
import { useCopyRetry } from './use-copy-retry.ts';

/** Stands for a picture whose copy has not come: whether it is still tried for, why not yet, and another try. */
export function CopyNotice({ media }: { media: Media }) {
  const { retry, isRetrying } = useCopyRetry(media);
  const { copyState, copyFailure } = media;
  return (
    <div className="grid content-start justify-items-start gap-3">
      <Thumbnail
        src={null}
        sign={wordedCopySign(copyState)}
        className="aspect-3/2 w-full rounded-md border border-snow-200"
      />
      <p className="leading-snug">{copyState === 'failed' ? text.failedHint : text.waitingHint}</p>
      {copyFailure && <p className="text-sm leading-snug wrap-anywhere text-danger-700">{copyFailure}</p>}
      <BusyButton isBusy={isRetrying} busyLabel={text.retrying} onClick={retry}>
        <RotateCw className="size-4" aria-hidden />
        {text.retry}
      </BusyButton>
    </div>
  );
}
