import { formatLongDate } from '#/format/dates.ts';
import { formatFileSize } from '#/format/file-size.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { FactList } from '#/ui/fact-list.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import type { Media } from '../schema.ts';
import { UploadedAt } from './uploaded-at.tsx';

/** What nobody typed. */
export function MediaFacts({ media: { url, size, width, height, uploadedAt } }: { media: Media }) {
  const facts = [
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
