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
    <article
      id={id}
      className="grid gap-x-8 gap-y-3 rounded-card bg-white p-5 shadow-card md:grid-cols-[5rem_1fr] md:p-7 lg:grid-cols-[5rem_1fr_20rem]"
    >
      <p className="text-2xl leading-none font-bold text-signal-700 tabular-nums md:pt-1">{year}</p>
      <div>
        <h2 className="text-xl leading-snug font-bold md:text-2xl">{title}</h2>
        <p className="mt-2 max-w-[62ch] text-ink-soft">{description}</p>
      </div>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 md:col-start-2 lg:col-start-3">
          {pictures.map((picture, index) => (
            <Thumbnail
              key={picture.url}
              picture={picture}
              label={text.enlarge(title, index + 1, pictures.length)}
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
  onOpen,
}: {
  picture: ActivityPicture;
  label: string;
  onOpen: () => void;
}) {
  return (
    <li className="first:col-span-3">
      <a
        href={picture.url}
        aria-label={label}
        onClick={(event) => openInPlace(event, onOpen)}
        className="block aspect-3/2 overflow-hidden rounded-md bg-snow-200 transition-opacity hover:opacity-85"
      >
        <Picture url={picture.url} alt={picture.alt} sizes="(min-width: 1024px) 20rem, 60vw" />
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
