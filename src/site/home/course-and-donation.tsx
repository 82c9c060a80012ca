import { useContent } from '#/content/content-context.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { Days } from '../courses/session-facts.tsx';
import type { DatedCourse } from '../courses/upcoming-sessions.ts';

const mostShown = 3;

export function CourseAndDonation({ sessions }: { sessions: DatedCourse[] }) {
  return (
    <div className="wrap grid gap-6 py-12 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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
