import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import type { EducationTab } from '#/content/courses.ts';
import { courseCodes } from '#/content/kinds.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { JoinCall } from './join-call.tsx';
import { ProgrammeComparison } from './programme-comparison.tsx';
import { Road } from './road.tsx';
import { Days, SessionActions, SessionFacts } from './session-facts.tsx';
import { type DatedCourse, upcomingSessions } from './upcoming-sessions.ts';

export function educationPage({
  content: { coursePages, education },
  today,
}: Reads<'coursePages' | 'education'> & { today: string }): Page {
  const { title, lead, tabsTitle, tabsNote } = education;
  return {
    title,
    description: education.description,
    body: (
      <>
        <PageHeader title={title} />
        <div className="wrap space-y-12 py-5 md:space-y-16 md:py-12">
          <section aria-labelledby="yaklasan">
            <h2 id="yaklasan" className="mb-4 text-2xl font-bold md:text-3xl">
              {text.upcoming}
            </h2>
            <UpcomingList courses={upcomingSessions(coursePages, today)} />
          </section>
          <section aria-labelledby="basamaklar">
            <h2 id="basamaklar" className="text-2xl font-bold md:text-3xl">
              {text.cards}
            </h2>
            <p className="mt-3 mb-6 max-w-[68ch] text-lg">{lead}</p>
            <Road />
          </section>
          <section aria-labelledby="program">
            <h2 id="program" className="text-2xl font-bold md:text-3xl">
              {tabsTitle}
            </h2>
            <p className="mt-3 mb-6 max-w-[68ch] text-lg">{tabsNote}</p>
            <div className="space-y-6">
              <ProgrammeComparison />
              <EducationTabs />
            </div>
          </section>
        </div>
        <JoinCall />
      </>
    ),
  };
}

/**
 * Links to three sections one below the other; `tabs.ts` makes tabs of them. While that script loads only the first
 * section is shown, so nothing jumps.
 */
function EducationTabs() {
  const { educationTabs } = useContent();
  return (
    <div data-tabs="" className="rounded-card bg-white shadow-card">
      <ul
        aria-label={text.tabs}
        className="flex flex-wrap overflow-hidden rounded-t-card bg-night-800 print:hidden"
      >
        {courseCodes.map((code) => (
          <li key={code} className="min-w-0 flex-1 sm:flex-none">
            <a
              href={`#${panelId(code)}`}
              className="choice flex min-h-13 items-center justify-center border-b-4 border-transparent px-3 pt-1 font-semibold whitespace-nowrap text-snow-200 -outline-offset-4 hover:text-white aria-selected:border-white aria-selected:text-white sm:px-8"
            >
              {educationTabs[code].label}
            </a>
          </li>
        ))}
      </ul>
      {courseCodes.map((code) => (
        <Panel key={code} id={panelId(code)} course={educationTabs[code]} />
      ))}
    </div>
  );
}

const panelId = (code: string) => `program-${code}`;

function Panel({ id, course }: { id: string; course: EducationTab }) {
  const { title, summary, duration, ages, language, certificate, topics, prerequisites } = course;
  const facts = [
    { label: text.duration, value: duration },
    { label: text.ages, value: ages },
    { label: text.language, value: language },
    ...(certificate ? [{ label: text.certificate, value: certificate }] : []),
  ];
  return (
    <section
      id={id}
      className="border-t border-snow-200 p-5 max-[18rem]:px-[16px] first-of-type:border-t-0 md:p-8 [@media(scripting:enabled)]:not-target:not-first-of-type:not-[[role]]:hidden"
    >
      <h3 className="text-xl font-bold md:text-2xl">{title}</h3>
      <p className="mt-2 mb-6 max-w-[68ch]">{summary}</p>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <FactList facts={facts} />
        <div className="space-y-6">
          <Entries title={text.content} entries={topics} />
          <Entries title={text.prerequisites} entries={prerequisites} />
        </div>
      </div>
    </section>
  );
}

function Entries({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 font-bold">{title}</h4>
      <BulletList entries={entries} />
    </div>
  );
}

function UpcomingList({ courses }: { courses: DatedCourse[] }) {
  if (courses.length === 0) return <NoDates />;
  return (
    <ul className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
      {courses.map((course) => (
        <UpcomingEntry key={course.calendarPath} course={course} />
      ))}
    </ul>
  );
}

function UpcomingEntry({ course }: { course: DatedCourse }) {
  const { name, fullName, path, session } = course;
  return (
    <li className="grid gap-3 p-4 md:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto] items-center">
      <h3 className="min-w-0 leading-snug wrap-anywhere">
        <span className="block text-lg font-bold md:text-xl">
          <Days session={session} />
        </span>{' '}
        <TextLink href={path} className="-my-2.5 py-3">
          {text.courseTitle(name, fullName)}
        </TextLink>
      </h3>
      <SessionFacts session={session} look="line" />
      <SessionActions course={course} />
    </li>
  );
}

function NoDates() {
  return (
    <div className="rounded-card bg-white p-5 shadow-card md:p-7">
      <p className="max-w-[68ch] text-lg">{text.noUpcoming}</p>
      <p className="mt-4 print:hidden">
        <LinkButton href="/volunteer">{text.howToVolunteer}</LinkButton>
      </p>
    </div>
  );
}
