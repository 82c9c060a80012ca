import { education } from '#/content/courses.ts';
import type { Education } from '#/content/schemas/courses.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { EducationTabs } from './education-tabs.tsx';
import { JoinCall } from './join-call.tsx';

export function educationPage(): Page {
  const { title, lead, cards, tabsTitle, tabsNote } = education;
  return {
    title,
    description: text.educationDescription,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-12 py-10 md:space-y-16 md:py-14">
          <section aria-label={text.cards}>
            <ol className="grid gap-5 md:grid-cols-3">
              {cards.map((card, index) => (
                <CourseCard key={card.path} card={card} step={index + 1} />
              ))}
            </ol>
          </section>
          <section aria-labelledby="program">
            <h2 id="program" className="text-2xl font-bold md:text-3xl">
              {tabsTitle}
            </h2>
            <p className="mt-3 mb-6 max-w-[68ch] text-ink-soft">{tabsNote}</p>
            <EducationTabs />
          </section>
        </div>
        <JoinCall />
      </>
    ),
  };
}

function CourseCard({ card, step }: { card: Education['cards'][number]; step: number }) {
  return (
    <li className="group relative flex flex-col rounded-card border-t-4 border-signal-500 bg-white p-6 shadow-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-signal-600">
      <p className="text-sm font-semibold text-signal-700">{text.step(step)}</p>
      <h2 className="mt-1 text-2xl font-bold">{card.title}</h2>
      <p className="mt-2 text-ink-soft">{card.text}</p>
      <p className="mt-auto pt-5">
        <a
          href={card.path}
          aria-label={text.goToOf(card.title)}
          className="font-semibold text-night-700 underline decoration-signal-500 decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:text-signal-700"
        >
          {text.goTo}
        </a>
      </p>
    </li>
  );
}
