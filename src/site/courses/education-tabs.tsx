import { useContent } from '#/content/content-context.ts';
import type { EducationTab } from '#/content/courses.ts';
import { courseCodes } from '#/content/kinds.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { FactList } from '#/ui/fact-list.tsx';

/**
 * Without scripts, links to three sections one below the other; `tabs.ts` makes tabs of them.
 * While that script loads only the first section is shown, so nothing jumps.
 */
export function EducationTabs() {
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
