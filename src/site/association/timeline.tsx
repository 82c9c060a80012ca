import type { About } from '#/content/schemas/about.ts';

export function Timeline({ entries }: { entries: About['timeline'] }) {
  return (
    <ol className="border-l-2 border-snow-300 md:ml-24">
      {entries.map(({ year, title, text }) => (
        <li key={year} className="relative pb-8 pl-6 last:pb-0 md:pl-8">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-4 border-snow-50 bg-signal-500"
          />
          <h3 className="text-lg leading-tight font-bold md:text-xl">
            <span className="mr-3 tabular-nums text-signal-700 md:absolute md:right-full md:mr-8">
              {year}
            </span>
            {title}
          </h3>
          <p className="mt-1.5 max-w-[62ch] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
