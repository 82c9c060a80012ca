import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#/content/content-context.ts';
import { formatLongDate } from '#/format/dates.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { AssociationFigures } from '../association/association-figures.tsx';

/** Material for a report, to be copied or taken along. */
export function PressKit() {
  const { association, pressDesk } = useContent();
  const { summary, emblem, pictures, figuresCountedOn } = pressDesk;
  return (
    <div className="space-y-8">
      <section aria-labelledby="rakamlar">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 id="rakamlar" className="min-w-0 text-xl font-bold wrap-anywhere">
            {text.figures}
          </h2>
          <p className="text-ink-soft">{text.countedOn(formatLongDate(figuresCountedOn))}</p>
        </div>
        <AssociationFigures />
      </section>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Part id="kisaca" title={text.summary(association.name.short)}>
          <p className="text-lg leading-relaxed">{summary}</p>
          <h3 id="gorseller" className="mt-6 text-lg font-bold wrap-anywhere">
            {text.pictures}
          </h3>
          <p className="mt-1">{pictures.text}</p>
          <p className="mt-2">
            <span className="text-ink-soft">{text.credit}: </span>
            <span className="font-semibold">{pictures.credit}</span>
          </p>
        </Part>
        <Part id="amblem" title={text.emblem}>
          <p>{emblem.text}</p>
          <ul className="mt-3 divide-y divide-snow-200 rounded-card border border-snow-200 bg-white">
            {emblem.files.map((entry) => (
              <EmblemLink key={entry.file} {...entry} />
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl font-bold wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}

function EmblemLink({ label, file }: { label: string; file: string }) {
  const kind = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return (
    <li>
      <a
        href={file}
        download
        className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold text-night-700 hover:bg-snow-100 hover:underline"
      >
        <Download aria-hidden="true" size={20} className="shrink-0" />
        <span className="min-w-0">
          {label} <span className="font-normal text-ink-soft">{text.fileKind(kind)}</span>
        </span>
      </a>
    </li>
  );
}
