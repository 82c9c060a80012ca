import { coursePages } from '#/content/courses.ts';
import { type CourseCode, courseCodes } from '#/content/schemas/courses.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';

/** In the order in which people take the courses. */
export function CourseSteps({ current }: { current: CourseCode }) {
  return (
    <nav aria-label={text.steps}>
      <ol className="grid grid-cols-3 gap-2">
        {courseCodes.map((code, index) => (
          <li key={code}>
            <a
              href={coursePages[code].path}
              aria-current={code === current ? 'page' : undefined}
              className="block h-full border-t-4 border-snow-300 px-1 pt-2 pb-1 text-ink-soft hover:border-night-700 aria-[current]:border-signal-500 aria-[current]:text-ink sm:px-2"
            >
              <span className="block text-sm">{text.step(index + 1)}</span>
              <span className="block text-lg leading-tight font-bold">{coursePages[code].name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
