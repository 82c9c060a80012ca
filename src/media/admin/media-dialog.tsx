import { Check, Copy } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { formatFileSize } from '#/format/file-size.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { DialogBody, DialogFooter } from '#/ui/dialog-parts.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import type { Media } from '../schema.ts';
import { UploadedAt } from './uploaded-at.tsx';
import { useCopyUrl } from './use-copy-url.ts';

/** The whole picture, and all that is known of it. */
export function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const { url, originalName, width, height } = media;
  const { isCopied, copyUrl } = useCopyUrl(url);
  const Icon = isCopied ? Check : Copy;
  return (
    <Dialog isWide title={originalName} onClose={onClose}>
      <DialogBody>
        <img
          src={url}
          alt={originalName}
          width={width}
          height={height}
          className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-md bg-snow-100 object-contain"
        />
        <Facts media={media} />
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={copyUrl}>
          <Icon className="size-5" aria-hidden />
          {isCopied ? text.copied : text.copy}
        </Button>
        <Button onClick={onClose}>{panelText.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Facts({ media: { url, originalName, size, width, height, uploadedAt } }: { media: Media }) {
  const facts = [
    { label: text.name, value: originalName },
    { label: text.size, value: formatFileSize(size) },
    { label: text.dimensions, value: text.pixels(width, height) },
    {
      label: text.uploadedAt,
      value: (
        <>
          {formatLongDate(uploadedAt)} (<UploadedAt at={uploadedAt} />)
        </>
      ),
    },
    {
      label: text.url,
      value: (
        <TextLink href={url} target="_blank" rel="noopener">
          {url} <span className="sr-only">{panelText.opensInNewTab}</span>
        </TextLink>
      ),
    },
  ];
  return <FactList facts={facts} />;
}
