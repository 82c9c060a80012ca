import { CalendarDays, HandHeart, type LucideIcon, Newspaper, Phone, UserPlus } from 'lucide-react';
import { formatDaysShort } from '#/format/dates.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import type { DatedCourse } from '../courses/upcoming-sessions.ts';

interface Task {
  icon: LucideIcon;
  href: string;
  title: string;
  hint: string;
  look: keyof typeof looks;
}

const looks = {
  emergency: 'border border-transparent bg-danger-700 text-white hover:bg-danger-600',
  signal: 'border-l-4 border-signal-500 bg-white hover:bg-snow-100',
  plain: 'border-l-4 border-night-700 bg-white hover:bg-snow-100',
};

/** Two, four, five at most: a row of the first alone keeps columns open, and four tiles would not fill three. */
const columns =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] md:grid-cols-[repeat(auto-fit,minmax(max(9.5rem,21%),1fr))] bar:grid-cols-[repeat(auto-fit,minmax(max(9.5rem,17%),1fr))]';

/** Tasks that strangers come for, in the first screen of a phone. */
export function TaskTiles({ next }: { next: DatedCourse | undefined }) {
  const tasks: Task[] = [
    {
      icon: Phone,
      href: frameText.emergency.call,
      title: `${frameText.emergency.when} ${frameText.emergency.number}`,
      hint: text.emergencyHint,
      look: 'emergency',
    },
    { icon: HandHeart, href: '/donate', title: text.donate, hint: text.donateHint, look: 'signal' },
    {
      icon: CalendarDays,
      href: '/education',
      title: next ? text.nextCourse(next.name) : text.courses,
      hint: next ? formatDaysShort(next.session.startsOn, next.session.endsOn) : text.noDates,
      look: 'plain',
    },
    { icon: UserPlus, href: '/volunteer', title: text.volunteer, hint: text.volunteerHint, look: 'signal' },
    { icon: Newspaper, href: '/press', title: text.press, hint: text.pressHint, look: 'plain' },
  ];
  return (
    <nav aria-label={text.tasks} className="wrap py-3 md:py-6">
      <ul className={`grid ${columns} gap-2.5 md:gap-4`}>
        {tasks.map((task) => (
          <li key={task.href} className="max-bar:first:col-span-full">
            <Tile {...task} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ icon: Icon, href, title, hint, look }: Task) {
  return (
    <a
      href={href}
      className={`flex h-full min-h-14 items-center gap-3 max-md:items-start rounded-card px-3 py-2 shadow-card md:min-h-18 md:px-4 ${looks[look]}`}
    >
      <Icon aria-hidden="true" size={24} className="shrink-0" />
      <span className="min-w-0 leading-snug wrap-anywhere">
        <strong className="block">{title}</strong> <span className="block text-sm">{hint}</span>
      </span>
    </a>
  );
}
