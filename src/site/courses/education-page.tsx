import type { Reads } from '#/content/content-source.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { EducationTabs } from './education-tabs.tsx';
import { JoinCall } from './join-call.tsx';
import { ProgrammeComparison } from './programme-comparison.tsx';
import { Road } from './road.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import { upcomingSessions } from './upcoming-sessions.ts';

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
