import type { MouseEvent } from 'react';
import { socialActivitiesText as text } from '#/i18n/tr/social-activities.ts';
import { Picture } from '#/media/picture.tsx';
import type { Activity, ActivityPicture } from './activity.ts';

export function ActivityEntry({
  activity: { id, year, title, description, pictures },
  onOpen,
}: {
  activity: Activity;
  onOpen: (index: number) => void;
}) {
  return (
    <article id={id} className="rounded-card bg-white p-5 shadow-card md:p-6">
      <p className="text-xl leading-none font-bold text-night-700 tabular-nums">{year}</p>
      <h2 className="mt-2 text-xl leading-snug font-bold wrap-anywhere md:text-2xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{description}</p>
      {pictures.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-2">
          {pictures.map((picture, index) => (
            <Thumbnail
              key={picture.url}
              picture={picture}
              label={text.enlarge(title, index + 1, pictures.length)}
              isWide={index === 0 && pictures.length % 2 === 1}
              onOpen={() => onOpen(index)}
            />
          ))}
        </ul>
      )}
    </article>
  );
}

function Thumbnail({
  picture,
  label,
  isWide,
  onOpen,
}: {
  picture: ActivityPicture;
  label: string;
  /** The first of an odd number has a row of its own. */
  isWide: boolean;
  onOpen: () => void;
}) {
  return (
    <li className={isWide ? 'col-span-2' : ''}>
      <a
        href={picture.url}
        aria-label={label}
        onClick={(event) => openInPlace(event, onOpen)}
        className="block aspect-3/2 overflow-hidden rounded-md bg-snow-200 transition-opacity hover:opacity-85"
      >
        <Picture
          url={picture.url}
          alt={picture.alt}
          sizes={isWide ? '(min-width: 48rem) 33rem, 60vw' : '(min-width: 48rem) 17rem, 30vw'}
        />
      </a>
    </li>
  );
}

/** Leaves a click that asks for a new tab or window to the browser. */
function openInPlace(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
