import type { CourseSession } from '#/content/schemas/courses.ts';
import { formatLongDate } from '#/format/dates.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';

/** Shows past sessions too, because a cached page does not know the date. */
export function CourseSessions({ sessions, labelledBy }: { sessions: CourseSession[]; labelledBy: string }) {
  if (sessions.length === 0) return <p className="text-ink-soft">{text.noSessions}</p>;
  return (
    <table aria-labelledby={labelledBy} className="w-full text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {text.date}
          </th>
          <th scope="col" className="py-2 font-normal">
            {text.place}
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={`${session.startsOn} ${session.place}`} className="border-t border-snow-200 align-top">
            <td className="py-3 pr-4 font-semibold">
              <Dates session={session} />
            </td>
            <td className="py-3">{session.place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dates({ session: { startsOn, endsOn } }: { session: CourseSession }) {
  if (startsOn === endsOn) return <Day on={startsOn} />;
  return (
    <>
      <Day on={startsOn} /> – <Day on={endsOn} />
    </>
  );
}

function Day({ on }: { on: string }) {
  return <time dateTime={on}>{formatLongDate(on)}</time>;
}
