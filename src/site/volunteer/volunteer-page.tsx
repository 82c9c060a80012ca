import { ChevronDown } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import type { CoursePage } from '#/content/courses.ts';
import type { Representatives } from '#/content/representatives.ts';
import type { Volunteer, VolunteerQuestion } from '#/content/volunteer.ts';
import { coursesText } from '#/i18n/tr/courses.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { volunteerText as text } from '#/i18n/tr/volunteer.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { ClosingCall } from '#/ui/closing-call.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { FigureStrip } from '#/ui/figure-strip.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Road } from '../courses/road.tsx';
import { NextSession } from '../courses/session-facts.tsx';
import { allSessions, type DatedCourse, upcomingSessions } from '../courses/upcoming-sessions.ts';

/** The date of a course that a visitor has chosen: 'tae-2026-12-12'. */
type VolunteerQuery = ReturnType<typeof readVolunteerQuery>;

/** A made-up date counts as missing, so that nobody can fill the cache with them. */
export function readVolunteerQuery(search: URLSearchParams, content?: Reads<'coursePages'>['content']) {
  const known = content ? allSessions(content.coursePages) : [];
  return { date: known.find(({ id }) => id === search.get('date'))?.id ?? null };
}

/** Page with the date that a visitor applies for, as long as one can. */
export function volunteerPage({
  content: { coursePages, volunteer },
  today,
  query,
}: Reads<'coursePages' | 'volunteer'> & { today: string; query: VolunteerQuery }): Page {
  const { title, description, introduction, facts, work, needs, road, nextCourse, call } = volunteer;
  const dates = upcomingSessions(coursePages, today);
  const chosen = dates.find(({ id }) => id === query.date);
  const firstCourse = dates.find(({ code }) => code === 'tae');
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} />
        <div className="wrap space-y-12 py-5 md:space-y-16 md:py-12">
          <div className="space-y-5 md:space-y-8">
            <p className="max-w-[62ch] text-lg md:text-xl">{introduction}</p>
            {chosen ? (
              <Chosen course={chosen} asked={coursePages[chosen.code]} />
            ) : (
              <p className="print:hidden">
                <FormLink />
              </p>
            )}
            <section aria-label={text.facts}>
              <FigureStrip figures={facts} />
            </section>
          </div>
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
            <List {...work} />
            <List {...needs} />
          </div>
          <section aria-labelledby="adimlar">
            <h2 id="adimlar" className="text-2xl font-bold md:text-3xl">
              {road.title}
            </h2>
            <p className="mt-3 mb-6 max-w-[68ch] text-lg">{road.text}</p>
            <Road before={[road.form]} />
          </section>
          <div className="space-y-4">
            {!chosen && <NextSession course={firstCourse} title={nextCourse} apply={<FormLink />} />}
            <p>
              <TextLink href="/education" className="py-2.5">
                {text.seeAllDates}
              </TextLink>
            </p>
          </div>
          <Questions />
          <Nearby />
        </div>
        <Call {...call} />
      </>
    ),
  };
}

/** Shows what the course asks for over the form, which is another site's and knows nothing of it. */
function Chosen({ course, asked: { facts, requirements } }: { course: DatedCourse; asked: CoursePage }) {
  const title = text.chosen(coursesText.courseTitle(course.name, course.fullName));
  return (
    <NextSession course={course} title={title} apply={<FormLink />}>
      <h3 className="pt-2 font-bold">{coursesText.requirements}</h3>
      <FactList facts={facts} />
      {requirements.length > 0 && <BulletList entries={requirements} />}
      <p className="print:hidden">{text.writeDate}</p>
    </NextSession>
  );
}

function List({ title, entries }: { title: string; entries: string[] }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-2xl font-bold wrap-anywhere">{title}</h2>
      <BulletList entries={entries} className="text-lg" />
    </section>
  );
}

function Call({ title, text: words }: Volunteer['call']) {
  return (
    <ClosingCall id="basvuru" title={title} text={words}>
      <FormLink />{' '}
      <LinkButton href="/contact" look="light">
        {text.askUs}
      </LinkButton>
    </ClosingCall>
  );
}

function FormLink() {
  const { association, volunteer } = useContent();
  return (
    <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener">
      <span>
        {volunteer.formLabel}
        <span className="sr-only"> ({frameText.opensInNewTab})</span>
      </span>
    </LinkButton>
  );
}

function Questions() {
  const { title, entries } = useContent().volunteer.questions;
  return (
    <section aria-labelledby="sorular">
      <h2 id="sorular" className="mb-4 text-2xl font-bold md:text-3xl">
        {title}
      </h2>
      <div data-questions="" className="max-w-4xl space-y-3">
        {entries.map((entry) => (
          <Question key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

/** Open on paper, and when the address names it: without scripts, too. */
function Question({ entry: { id, question, answer } }: { entry: VolunteerQuestion }) {
  return (
    <details
      id={id}
      className="group rounded-card border border-snow-200 bg-white print:[&::details-content]:[content-visibility:visible] [@media(scripting:none)]:target:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-snow-100 md:px-5">
        <h3 className="min-w-0 flex-1 text-lg leading-snug font-bold wrap-anywhere">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-[rotate] group-open:rotate-180 print:hidden"
        />
      </summary>
      <Paragraphs texts={answer} className="px-4 pt-1 pb-5 md:px-5" />
    </details>
  );
}

/** Names whom to write to, for those who live elsewhere. */
function Nearby() {
  const { representatives, volunteer } = useContent();
  const { title, text: words, linkLabel } = volunteer.nearby;
  return (
    <section aria-labelledby="yakinda">
      <h2 id="yakinda" className="text-2xl font-bold md:text-3xl">
        {title}
      </h2>
      <p className="mt-3 mb-4 max-w-[68ch] text-lg">{words}</p>
      <ul className="grid grid-cols-1 gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {placesOf(representatives).map(({ place, email }) => (
          <li key={email} className="border-t border-snow-300 py-2 wrap-anywhere">
            <span className="font-bold">{place}</span>{' '}
            <TextLink
              href={`mailto:${email}`}
              aria-label={text.emailOf(place, email)}
              className="py-2.5 wrap-anywhere"
            >
              {email}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href="/representatives" className="py-2.5">
          {linkLabel}
        </TextLink>
      </p>
    </section>
  );
}

const placesOf = ({ representation, liaisons }: Representatives) => [
  { place: representation.title, email: representation.email },
  ...liaisons.entries.map(({ city, email }) => ({ place: city, email })),
];
