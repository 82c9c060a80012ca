import type { Association } from '#/content/association.ts';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { formatLongDate } from '#/format/dates.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import { Picture } from '#/media/picture.tsx';
import { LatestNews } from '#/news/latest-news.tsx';
import type { NewsSummary } from '#/news/schema.ts';
import { LatestOperations } from '#/operations/latest-operations.tsx';
import type { Operation } from '#/operations/schema.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { Days } from '../courses/session-facts.tsx';
import { type DatedCourse, upcomingSessions } from '../courses/upcoming-sessions.ts';
import { Carousel } from './carousel.tsx';
import { TaskTiles } from './task-tiles.tsx';

export function homePage({
  content: { association, coursePages },
  news,
  operations,
  stories,
  today,
}: Reads<'association' | 'coursePages'> & {
  news: NewsSummary[];
  operations: Operation[];
  /** Path of an article about each operation that has one, by the operation's id. */
  stories: ReadonlyMap<number, string>;
  /** 'YYYY-MM-DD'. */
  today: string;
}): Page {
  const sessions = upcomingSessions(coursePages, today);
  return {
    title: association.name.tr,
    description: association.description,
    body: (
      <>
        <Carousel />
        <TaskTiles next={sessions[0]} />
        <LatestNews news={news} />
        <LatestOperations operations={operations} stories={stories} />
        <CourseAndDonation sessions={sessions} />
        <AboutBlock />
        <VolunteerCall />
      </>
    ),
  };
}

function VolunteerCall() {
  const { association, home } = useContent();
  const { volunteerCall } = home;
  return (
    <section aria-labelledby="volunteer-call" className="late-section bg-contours bg-night-900 text-white">
      <div className="wrap flex flex-col items-start gap-6 py-14 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 id="volunteer-call" className="text-2xl font-bold md:text-3xl">
            {volunteerCall.title}
          </h2>
          <p className="mt-3 max-w-2xl text-lg text-snow-200">{volunteerCall.text}</p>
        </div>
        <div className="flex flex-col items-start gap-3">
          <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener">
            {volunteerCall.buttonLabel}
          </LinkButton>{' '}
          <a href="/volunteer" className="flex min-h-11 items-center underline underline-offset-4">
            {volunteerCall.moreLabel}
          </a>
        </div>
      </div>
    </section>
  );
}

const factsOf = ({ figures, foundedYear }: Association) => [
  { value: foundedYear, label: text.founded },
  { value: figures.instructors, label: text.instructors },
  { value: figures.registeredMembers, label: text.members },
  { value: figures.volunteersInTraining, label: text.inTraining },
];

function AboutBlock() {
  const { association, home } = useContent();
  const { about } = home;
  return (
    <section aria-labelledby="about-block" className="late-section bg-white">
      <div className="wrap grid gap-10 py-14 md:grid-cols-[repeat(2,minmax(0,1fr))] md:items-center md:py-20">
        <div>
          <h2 id="about-block" className="text-2xl font-bold md:text-3xl">
            {about.title}
          </h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
          <LinkButton href="/about" look="outline" className="mt-6">
            {about.linkLabel}
          </LinkButton>
        </div>
        <div>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-px overflow-hidden rounded-card bg-snow-200 shadow-card">
            {factsOf(association).map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end bg-snow-50 p-4 md:p-6">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-4xl leading-snug font-bold text-night-800 md:text-5xl md:leading-snug">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <Medal />
        </div>
      </div>
    </section>
  );
}

function Medal() {
  const { name, receivedOn, imageUrl } = useContent().association.medal;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-4">
      <span className="size-16 shrink-0">
        <Picture url={imageUrl} alt="" sizes="4rem" isWhole />
      </span>{' '}
      <span className="min-w-0 flex-[1_1_10rem]">
        <strong className="block">{name}</strong>{' '}
        <time dateTime={receivedOn} className="text-ink-soft">
          {formatLongDate(receivedOn)}
        </time>
      </span>
    </p>
  );
}

const mostShown = 3;

function CourseAndDonation({ sessions }: { sessions: DatedCourse[] }) {
  return (
    <div className="late-section wrap grid gap-6 py-12 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <NextCourses sessions={sessions.slice(0, mostShown)} />
      <DonationCall />
    </div>
  );
}

function NextCourses({ sessions }: { sessions: DatedCourse[] }) {
  return (
    <section aria-labelledby="next-courses" className="rounded-card bg-white p-5 shadow-card md:p-7">
      <h2 id="next-courses" className="text-2xl font-bold">
        {text.nextCourses}
      </h2>
      {sessions.length === 0 && <p className="mt-3 text-ink-soft">{text.coursesHint}</p>}
      <ul className="mt-2 divide-y divide-snow-200">
        {sessions.map(({ id, name, path, session }) => (
          <li key={id}>
            <a
              href={path}
              className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 leading-snug hover:underline"
            >
              <strong className="w-60 tabular-nums">
                <Days session={session} />
              </strong>{' '}
              <span className="min-w-0 grow basis-40">
                {name}, {session.place}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href="/education" look="outline" className="mt-4">
        {sessions.length === 0 ? text.seeCourses : text.allCourses}
      </LinkButton>
    </section>
  );
}

function DonationCall() {
  const { donationCall } = useContent().home;
  return (
    <section
      aria-labelledby="donation-call"
      className="rounded-card border-t-4 border-signal-500 bg-white p-5 shadow-card md:p-7"
    >
      <h2 id="donation-call" className="text-2xl font-bold">
        {donationCall.title}
      </h2>
      <p className="mt-3 text-ink-soft">{donationCall.text}</p>
      <LinkButton href="/donate" className="mt-5">
        {donationCall.buttonLabel}
      </LinkButton>
    </section>
  );
}
