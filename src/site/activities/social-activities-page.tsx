import type { Reads } from '#/content/content-source.ts';
import { findPictureAlt } from '#/content/picture-alt.ts';
import type { SocialActivity } from '#/content/social-activities.ts';
import { socialActivitiesText as text } from '#/i18n/tr/social-activities.ts';
import { Picture } from '#/media/picture.tsx';
import { IslandOfLinks } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import Lightbox, { type ActivityPicture } from './lightbox.island.tsx';

/** Page of /activities/social, also at /social. */
export function socialActivitiesPage({
  content: { headings, socialActivities },
}: Reads<'headings' | 'socialActivities'>): Page {
  const { title, lead, description } = headings.socialActivities;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap wrap-anywhere py-6 md:py-14">
          <ol data-late-pictures="" className="gap-x-6 md:columns-2">
            {socialActivities.map(describeActivity).map((activity, index) => (
              <li key={activity.id} className="mb-6 break-inside-avoid">
                <ActivityEntry activity={activity} isLate={index > 0} />
              </li>
            ))}
          </ol>
        </div>
      </>
    ),
  };
}

interface Activity extends Omit<SocialActivity, 'images'> {
  pictures: ActivityPicture[];
}

function describeActivity({ images, ...activity }: SocialActivity): Activity {
  const pictures = images.map((url, index) => ({
    url,
    alt: findPictureAlt(url) ?? text.pictureOf(activity.title, index + 1),
  }));
  return { ...activity, pictures };
}

/** A picture links to its file; where scripts run it opens in the lightbox. */
function ActivityEntry({
  activity: { id, year, title, description, pictures },
  isLate,
}: {
  activity: Activity;
  /** Below the first screen of a phone: its pictures wait in a list with `data-late-pictures`. */
  isLate: boolean;
}) {
  return (
    <article id={id} className="rounded-card bg-white p-5 shadow-card md:p-6">
      <p className="text-xl leading-none font-bold text-night-700 tabular-nums">{year}</p>
      <h2 className="mt-2 text-xl leading-snug font-bold wrap-anywhere md:text-2xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{description}</p>
      {pictures.length > 0 && (
        <IslandOfLinks name="lightbox" component={Lightbox} props={{ title, pictures }}>
          <ul className="mt-4 grid grid-cols-2 gap-2">
            {pictures.map((picture, index) => (
              <Thumbnail
                key={picture.url}
                picture={picture}
                index={index}
                label={text.enlarge(title, index + 1, pictures.length)}
                isWide={index === 0 && pictures.length % 2 === 1}
                isLate={isLate}
              />
            ))}
          </ul>
        </IslandOfLinks>
      )}
    </article>
  );
}

function Thumbnail({
  picture,
  index,
  label,
  isWide,
  isLate,
}: {
  picture: ActivityPicture;
  index: number;
  label: string;
  /** The first of an odd number has a row of its own. */
  isWide: boolean;
  isLate: boolean;
}) {
  return (
    <li className={isWide ? 'col-span-2' : ''}>
      <a
        href={picture.url}
        aria-label={label}
        data-opens={index}
        className={`block aspect-3/2 overflow-hidden rounded-md bg-snow-200 transition-opacity hover:opacity-85 data-waiting:animate-pulse ${isLate ? 'picture-waits' : ''}`}
      >
        <Picture
          url={picture.url}
          alt={picture.alt}
          isMain={!isLate && index === 0}
          sizes={
            isWide
              ? '(min-width: 78rem) 33rem, (min-width: 48rem) 42vw, (min-width: 40rem) 92vw, 60vw'
              : '(min-width: 78rem) 17rem, (min-width: 48rem) 21vw, (min-width: 40rem) 46vw, 30vw'
          }
        />
      </a>
    </li>
  );
}
