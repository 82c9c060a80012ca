import { formatLongDate } from '#/format/dates.ts';
import { formatFileSize } from '#/format/file-size.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { FactList } from '#/ui/fact-list.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import type { Media } from '../answers.server.ts';

export function MediaFacts({ media }: { media: Media }) {
  const { url, size, width, height, uploadedAt, copyOf = [] } = media;
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
    { label: text.url, value: <Addresses urls={[url]} /> },
    { label: mediaCopyText.copyOf, value: copyOf.length > 0 && <Addresses urls={copyOf} /> },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}

const Addresses = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => (
    <TextLink key={url} href={url} target="_blank" rel="noopener noreferrer">
      {url} <span className="sr-only">{panelText.opensInNewTab}</span>
    </TextLink>
  ));

export function UploadedAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {formatRelativeTime(at, new Date())}
    </time>
  );
}
