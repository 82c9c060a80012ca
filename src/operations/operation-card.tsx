import { CircleSlash, MapPin, Radio } from 'lucide-react';
import { useContext } from 'react';
import { formatDottedDate } from '#/format/dates.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { listShown } from '#/media/library-picture.ts';
import { Picture } from '#/media/picture.tsx';
import { OperationFigures } from './operation-figures.tsx';
import type { Operation, OperationStatus } from './schema.ts';
import { typeLooks } from './type-look.tsx';
import { TypeMark } from './type-mark.tsx';

/** No link, because the card says all there is to say. */
export function OperationCard({ operation }: { operation: Operation }) {
  const { title, description, location, type, imageUrl } = operation;
  const edge = type ? typeLooks[type].edge : 'border-t-night-700';
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card border-t-4 bg-white text-ink shadow-card print:break-inside-avoid ${edge}`}
    >
      {imageUrl && <OperationPicture url={imageUrl} />}
      <div className="flex flex-1 flex-col p-5">
        <CardHead operation={operation} />
        <h3 className="mt-3 text-lg leading-snug font-bold">{title}</h3>
        <p className="mt-1 flex items-start gap-1.5 font-semibold text-ink-soft">
          <MapPin aria-hidden="true" size={17} className="mt-1 shrink-0" />
          <span className="sr-only">{text.location}: </span>
          {location}
        </p>
        {description && <p className="mt-3 whitespace-pre-line wrap-break-word">{description}</p>}
        <OperationFigures operation={operation} />
      </div>
    </article>
  );
}

function OperationPicture({ url }: { url: string }) {
  const [shown = null] = listShown([url], { find: useContext(LibraryContext), fallback: fallbackPicture });
  return (
    <div className="aspect-5/2 overflow-hidden bg-snow-200 empty:hidden has-[img[hidden]]:hidden">
      <Picture url={shown} alt="" sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 56vw" />
    </div>
  );
}

function CardHead({ operation: { type, date, status } }: { operation: Operation }) {
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {type && (
          <p className="flex min-w-0 items-center gap-2.5 leading-tight font-semibold">
            <TypeMark type={type} className="size-9" />
            {type}
          </p>
        )}
        <time dateTime={date} className="shrink-0 text-ink-soft tabular-nums">
          {formatDottedDate(date)}
        </time>
      </div>
      <OperationStatusBadge status={status} />
    </>
  );
}

const look =
  'mt-3 inline-flex items-center self-start gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold';

/** Shows nothing for a completed operation, because nearly all of them are. */
function OperationStatusBadge({ status }: { status: OperationStatus }) {
  if (status === 'completed') return null;
  if (status === 'active')
    return (
      <span className={`${look} bg-signal-500 text-night-950`}>
        <Radio aria-hidden="true" size={15} />
        {text.status.active}
      </span>
    );
  return (
    <span className={`${look} border border-ink-soft text-ink-soft`}>
      <CircleSlash aria-hidden="true" size={15} />
      {text.status.cancelled}
    </span>
  );
}
