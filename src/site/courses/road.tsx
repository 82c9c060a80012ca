import { useContent } from '#/content/content-context.ts';
import type { CoursePage } from '#/content/courses.ts';
import type { Content } from '#/content/documents.ts';
import { courseCodes } from '#/content/kinds.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';

interface Step {
  title: string;
  text: string;
  /** Set for a course. */
  course?: { number: number; path: string; hours: string; conditions: string[] };
}

/** The courses in the order in which people take them, and the months between. */
const courseStepsOf = ({ coursePages, education }: Content): Step[] =>
  courseCodes.map((code, index) => {
    const { title, text, path } = education.cards[index] ?? { title: '', text: '', path: '' };
    return { title, text, course: { number: index + 1, path, ...conditionsOf(coursePages[code]) } };
  });

function conditionsOf({ totalHours, drillHours, requirements }: CoursePage) {
  return {
    hours: drillHours ? text.hoursWithDrill(totalHours, drillHours) : text.totalHours(totalHours),
    conditions: requirements.length > 0 ? requirements : [text.noCondition],
  };
}

/**
 * Draws the steps from the first one to the task list: a line with a dot for each step, and without styles a numbered
 * list. Large letters need the room of the line on a phone.
 * @param before what comes before the first course
 */
export function Road({ before = [] }: { before?: Step[] }) {
  const content = useContent();
  const courses = courseStepsOf(content);
  const steps = [...before, ...courses.slice(0, -1), content.education.practice, ...courses.slice(-1)];
  return (
    <ol className="lg:flex lg:gap-5">
      {steps.map((step) => (
        <RoadStep key={step.title} step={step} />
      ))}
    </ol>
  );
}

function RoadStep({ step }: { step: Step }) {
  return (
    <li className="group relative flex min-w-0 flex-1 pb-5 pl-9 last:pb-0 max-[18rem]:pl-0 lg:pt-9 lg:pb-0 lg:pl-0">
      <span
        aria-hidden="true"
        className="absolute top-6 -bottom-6 left-2 border-t-4 border-l-4 border-night-700 group-last:hidden max-[18rem]:hidden lg:top-2 lg:-right-5 lg:bottom-auto lg:left-0 lg:border-l-0"
      />{' '}
      <span
        aria-hidden="true"
        className="absolute top-6 left-0 size-5 rounded-full border-4 border-night-800 bg-white max-[18rem]:hidden lg:top-0"
      />
      <StepCard step={step} />
    </li>
  );
}

function StepCard({ step: { title, text: words, course } }: { step: Step }) {
  return (
    <div className="relative flex w-full min-w-0 flex-col rounded-card bg-white p-5 shadow-card max-[18rem]:p-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-signal-600">
      {course && <p className="text-sm font-semibold text-ink-soft">{text.step(course.number)}</p>}
      <h3 className="text-xl leading-snug font-bold wrap-anywhere">{title}</h3>
      {course && <p className="font-semibold">{course.hours}</p>}
      <p className="mt-2">{words}</p>
      {course && (
        <>
          <ul className="mt-3 mb-4 list-disc space-y-1 pl-5 text-ink-soft">
            {course.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          <p className="mt-auto">
            <a
              href={course.path}
              aria-label={text.goToOf(title)}
              className="inline-block py-2.5 font-semibold text-night-700 underline decoration-night-500 decoration-2 underline-offset-4 outline-none after:absolute after:inset-0"
            >
              {text.goTo}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
