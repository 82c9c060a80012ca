import { CircleSlash, LifeBuoy, type LucideIcon, MapPin, Radio, Users } from 'lucide-react';
import { useContext } from 'react';
import { formatDottedDate } from '#/format/dates.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { listShown } from '#/media/library-picture.ts';
import { Picture } from '#/media/picture.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { listFigures } from './operation-figures.ts';
import { operationAddress } from './operation-list-query.ts';
import type { Operation, OperationStatus } from './schema.ts';
import { TypeMark, typeLooks } from './type-look.tsx';

/** Card of an operation; a compact row on a phone, because an archive of many cards would be a long way to scroll. */
export function OperationCard({
  operation,
  story,
  hasPage = false,
}: {
  operation: Operation;
  /** Path of an article about it. */
  story?: string;
  /** Whether its own page tells more, beside what was done. */
  hasPage?: boolean;
}) {
  const { title, description, location, type, imageUrl } = operation;
  const edge = type ? typeLooks[type].edge : 'border-t-night-500';
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card border-t-4 bg-white text-ink shadow-card print:break-inside-avoid ${edge}`}
    >
      {imageUrl && <OperationPicture url={imageUrl} />}
      <div className="flex flex-1 flex-col px-3 py-3 sm:p-5">
        <CardHead operation={operation} />
        <h3 className="mt-1 leading-snug font-bold wrap-anywhere sm:mt-3 sm:text-lg">
          {hasPage || operation.workDone ? (
            <a href={operationAddress(operation)} className="underline decoration-1 underline-offset-4">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <div className="max-sm:text-[0.9375rem] max-sm:leading-snug">
          <p className="font-semibold text-ink-soft max-sm:inline sm:mt-1 sm:flex sm:items-start sm:gap-1.5">
            <MapPin
              aria-hidden="true"
              className="size-4 shrink-0 max-sm:mr-1 max-sm:inline max-sm:align-[-0.15em] sm:mt-1"
            />
            <span className="sr-only">{text.location}: </span>
            <span className="min-w-0 wrap-anywhere max-sm:after:ml-1.5 max-sm:after:content-['·']">
              {location}
            </span>
          </p>{' '}
          {description && (
            <p className="whitespace-pre-line wrap-anywhere max-sm:inline sm:mt-3">{description}</p>
          )}
        </div>
        <OperationFigures operation={operation} />
        {story && (
          <p className="max-sm:-mb-2 sm:mt-1 sm:-mb-2">
            <TextLink href={story} aria-label={text.readStoryOf(title)} className="min-h-11 content-center">
              {text.readStory}
            </TextLink>
          </p>
        )}
      </div>
    </article>
  );
}

function OperationPicture({ url }: { url: string }) {
  const [shown = null] = listShown([url], { find: useContext(LibraryContext), fallback: fallbackPicture });
  return (
    <div className="aspect-5/2 overflow-hidden bg-snow-200 empty:hidden has-[img[hidden]]:hidden">
      <Picture
        url={shown}
        alt=""
        sizes="(min-width: 64rem) 24rem, (min-width: 42rem) 46vw, (min-width: 40rem) 96vw, 56vw"
      />
    </div>
  );
}

function CardHead({ operation: { type, date, status } }: { operation: Operation }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 max-sm:text-sm sm:min-h-10">
        {type && (
          <p className="flex min-w-0 flex-[1_1_8rem] items-center gap-2 leading-tight font-semibold sm:gap-2.5">
            <TypeMark type={type} className="size-6 sm:size-9" />
            {type}
          </p>
        )}
        <time dateTime={date} className="ml-auto shrink-0 text-ink-soft tabular-nums">
          {formatDottedDate(date)}
        </time>
      </div>
      <OperationStatusBadge status={status} />
    </>
  );
}

const look =
  'mt-2 inline-flex items-center self-start gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold';

/** Shows nothing for a completed operation, because nearly all of them are. */
function OperationStatusBadge({ status }: { status: OperationStatus }) {
  if (status === 'completed') return null;
  if (status === 'active')
    return (
      <span className={`${look} bg-night-800 text-white`}>
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

const icons: Partial<Record<string, LucideIcon>> = { rescuedCount: LifeBuoy, volunteerCount: Users };

function OperationFigures({ operation }: { operation: Operation }) {
  const figures = listFigures(operation);
  const pictured = figures.filter(({ field }) => icons[field]);
  const { agencies, endDate } = operation;
  const others = [
    endDate && `${recordText.ended}: ${formatDottedDate(endDate)}`,
    ...figures.filter(({ field }) => !icons[field]).map(({ words }) => words),
    agencies && recordText.together(agencies),
  ];
  const beside = others.filter(Boolean).join(' · ');
  if (pictured.length === 0 && beside === '') return null;
  return (
    <div className="mt-auto pt-2 max-sm:text-sm sm:pt-4">
      <p className="flex flex-wrap gap-x-5 gap-y-1 font-semibold text-night-700 empty:hidden">
        {pictured.map(({ field, words }) => [' ', <Figure key={field} icon={icons[field]} words={words} />])}
      </p>
      {beside !== '' && <p className="text-sm text-ink-soft wrap-anywhere">{beside}</p>}
    </div>
  );
}

function Figure({ icon: Icon, words }: { icon: LucideIcon | undefined; words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {Icon && <Icon aria-hidden="true" size={18} />}
      {words}
    </span>
  );
}
