import type { ChangeEvent, ReactNode } from 'react';
import { formatLongDate } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import type { Authors } from '#/http/answers.server.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import type { Editor } from '#/stored/presence.ts';
import { Badge, type Tone } from '../badge.tsx';
import { asName, useNameOf, WithInitials } from '../person-names.tsx';
import { EditorsLine } from '../presence/presence.tsx';

interface Mark {
  words: string;
  tone?: Tone;
}

/** A stored thing as the list shows it, beside its title. */
export interface Row {
  /** In the size of the list's look: `rowPicture`, or `tilePicture`. */
  picture: ReactNode;
  /** What visitors see of it. */
  state?: Mark;
  marks: readonly Mark[];
  /** ISO 8601. */
  date?: string;
  /** Above the text. */
  place?: ReactNode;
  text?: string;
}

/** Class of the picture of a row. */
export const rowPicture = 'hidden h-20 w-30 rounded-md sm:block';

/** A stored thing as the server lists it. */
export interface Listed extends Partial<Authors> {
  id: number;
  title: string;
  version: number;
  updatedAt: string;
  published?: boolean;
  scheduled?: boolean;
}

/** The box that selects it. */
export interface Check {
  'aria-label': string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ListRowProps {
  item: Listed;
  row: Row;
  /** Its form opens with a text that was not saved on this device. */
  isUnfinished?: boolean;
  /** Who has its form open elsewhere. */
  editors?: readonly Editor[];
  /** While several are chosen: the whole row ticks its box, and does nothing else. */
  check?: Check | undefined;
  actions: ReactNode;
}

export function ListRow({ item, row, isUnfinished, editors = [], check, actions }: ListRowProps) {
  const { picture, state, marks, date, place, text } = row;
  return (
    <li
      className={`flex items-start gap-x-4 gap-y-3 rounded-card border border-snow-200 bg-white p-4 shadow-card sm:flex-nowrap ${check ? 'relative select-none has-checked:border-signal-600 has-checked:ring-1 has-checked:ring-signal-600' : 'flex-wrap'}`}
    >
      {check && (
        <label className="cursor-pointer after:absolute after:inset-0">
          <input
            type="checkbox"
            {...check}
            className="relative z-1 size-6 scroll-mt-24 scroll-mb-24 cursor-pointer"
          />
        </label>
      )}
      {picture}
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <div className="mb-1.5 flex flex-wrap items-center gap-2">
          {state && <MarkBadge {...state} />}
          {isUnfinished && <Badge tone="waiting">{publicationText.unfinished}</Badge>}
          {marks.map((mark) => (
            <MarkBadge key={mark.words} {...mark} />
          ))}
          {date && (
            <time dateTime={date} className="text-[0.8125rem] text-ink-soft">
              {formatLongDate(date)}
            </time>
          )}
        </div>
        <h3 className="leading-snug font-bold wrap-anywhere">{item.title}</h3>
        <EditorsLine editors={editors} />
        {place}
        <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-snug wrap-anywhere text-ink-soft">{text}</p>
        <p className="mt-1.5 text-[0.8125rem] leading-snug wrap-anywhere text-ink-soft">
          <WithInitials words={tellHistory(item, useNameOf())} />
        </p>
      </div>
      {!check && (
        <div className="flex flex-wrap gap-2 sm:flex-col sm:items-stretch lg:flex-row">{actions}</div>
      )}
    </li>
  );
}

const MarkBadge = ({ words, tone }: Mark) => <Badge tone={tone}>{words}</Badge>;

/** 'Ayşe yazdı · son değişiklik: Mehmet, 2 saat önce'; of what is old nobody knows who wrote it. */
function tellHistory(
  { createdBy, updatedBy, updatedAt, version }: Listed,
  shownNameOf: (username: string) => string,
): string {
  const nameOf = (username: string) => asName(shownNameOf(username));
  const ago = formatRelativeTime(updatedAt, new Date()).toLocaleLowerCase('tr');
  if (createdBy && version === 1) return publicationText.written(nameOf(createdBy), ago);
  if (createdBy && updatedBy)
    return publicationText.writtenAndChanged(nameOf(createdBy), nameOf(updatedBy), ago);
  return updatedBy ? publicationText.changedBy(nameOf(updatedBy), ago) : publicationText.changed(ago);
}

/** Class of the picture of a tile. */
export const tilePicture = 'aspect-4/3 w-full';

/** A picture in columns, which can be chosen. */
export function Tile({
  item,
  row,
  check,
  actions,
}: Pick<ListRowProps, 'item' | 'row' | 'check' | 'actions'>) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:ring-1 has-checked:ring-signal-600">
      <label className="relative block cursor-pointer">
        {row.picture}
        <input
          type="checkbox"
          {...check}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
      </label>
      <div className="grid flex-1 grid-cols-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{item.title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-y-2">
          {row.marks.map((mark) => (
            <MarkBadge key={mark.words} {...mark} />
          ))}
          {/* both buttons fit side by side into half a phone */}
          <div className="-mx-2 flex grow flex-wrap justify-between sm:mx-0 sm:grow-0 sm:gap-2">
            {actions}
          </div>
        </div>
      </div>
    </li>
  );
}
