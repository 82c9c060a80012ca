import { Check, Copy, Eye } from 'lucide-react';
import { formatFileSize } from '#/format/file-size.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { IconButton } from '#/panel/tooltip.tsx';
import type { Media } from '../answers.server.ts';
import { panelThumbnail } from '../panel-pictures.ts';
import { useCopyUrl } from './media-actions.tsx';
import { UploadedAt } from './media-facts.tsx';

interface MediaCardProps {
  media: Media;
  isSelected: boolean;
  onToggle: () => void;
  onView: () => void;
}

export function MediaCard({ media, isSelected, onToggle, onView }: MediaCardProps) {
  const { originalName, size, uploadedAt, altText, isHidden } = media;
  const { isCopied, copyUrl } = useCopyUrl(media.url);
  return (
    <li className="relative flex scroll-mt-20 rounded-card border-2 border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:bg-signal-300/15 max-[20rem]:flex-col md:flex-col">
      <label className="flex min-w-0 flex-1 cursor-pointer max-[20rem]:flex-col md:flex-col">
        <Thumbnail
          src={panelThumbnail(media)}
          className="w-28 rounded-l-lg max-[20rem]:aspect-4/3 max-[20rem]:w-full md:aspect-4/3 md:w-full md:rounded-t-lg md:rounded-bl-none"
        />
        <input
          type="checkbox"
          aria-label={originalName}
          checked={isSelected}
          onChange={onToggle}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
        <span className="grid min-w-0 flex-1 content-start gap-0.5 p-3 text-sm leading-snug">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{originalName}</span>
          <span className="wrap-anywhere text-ink-soft">
            {formatFileSize(size)} · <UploadedAt at={uploadedAt} />
          </span>
          {(isHidden || altText === '') && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {isHidden && <Badge>{mediaDetailsText.hidden}</Badge>}
              {altText === '' && <Badge tone="waiting">{mediaDetailsText.altTextMissing}</Badge>}
            </span>
          )}
        </span>
      </label>
      <div className="flex flex-col max-[20rem]:flex-row max-[20rem]:justify-end md:flex-row md:justify-end md:border-t md:border-snow-200">
        <IconButton icon={Eye} label={text.view} name={text.viewOf(originalName)} onClick={onView} />
        <IconButton
          icon={isCopied ? Check : Copy}
          label={isCopied ? text.copied : text.copy}
          name={isCopied ? `${text.copied}: ${originalName}` : text.copyOf(originalName)}
          onClick={copyUrl}
        />
      </div>
    </li>
  );
}
