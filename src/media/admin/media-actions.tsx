import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import type { Media } from '../schema.ts';
import { MediaHiding } from './media-hiding.tsx';
import { useCopyUrl } from './use-copy-url.ts';

export function MediaActions({ media }: { media: Media }) {
  const { isCopied, copyUrl } = useCopyUrl(media.url);
  const [isAsking, setAsking] = useState(false);
  const CopyIcon = isCopied ? Check : Copy;
  const EyeIcon = media.isHidden ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" onClick={copyUrl}>
        <CopyIcon className="size-4" aria-hidden />
        {isCopied ? mediaPanelText.copied : mediaPanelText.copy}
      </Button>
      <Button
        size="small"
        look={media.isHidden ? 'secondary' : 'dangerQuiet'}
        onClick={() => setAsking(true)}
      >
        <EyeIcon className="size-4" aria-hidden />
        {media.isHidden ? text.show : text.hide}
      </Button>
      {media.isHidden && <Badge tone="waiting">{text.hidden}</Badge>}
      {isAsking && <MediaHiding media={media} onClose={() => setAsking(false)} />}
    </div>
  );
}
