import type { ReactNode } from 'react';
import { formatLongDate } from '#/format/dates.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { recordFiguresText as text } from '#/i18n/tr/record-figures.ts';
import type { Page } from '#/render/page.ts';
import { FigureStrip } from '#/ui/figure-strip.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { MonthTable, type YearCell, YearTable } from './figure-tables.tsx';
import {
  isNarrowed,
  listAnchor,
  namesOf,
  operationListAddress,
  type RecordFilter,
  recordFiguresPath,
  recordJump,
} from './operation-list-query.ts';
import { ByProvince } from './province-map.tsx';
import { RecordChoice } from './record-choice.tsx';
import { knownFigures, type RecordSums } from './record-sums.ts';

export interface RecordFigures {
  sums: RecordSums;
  cells: YearCell[];
  /** Operations of each month, '01' to '12', and of each province. */
  months: ReadonlyMap<string | null, number>;
  provinces: ReadonlyMap<string | null, number>;
  /** Day of the newest report; undefined where there is none. */
  newest: string | undefined;
  years: readonly number[];
}

interface RecordFiguresPageProps {
  figures: RecordFigures;
  filter: RecordFilter;
}

/** The record in figures, each of which leads to the operations that it counts. */
export function recordFiguresPage({ figures, filter }: RecordFiguresPageProps): Page {
  const isPart = isNarrowed(filter);
  return {
    title: text.title,
    description: text.description,
    isEmpty: (filter.year ?? filter.province) !== null && !figures.newest,
    body: (
      <>
        <PageHeader title={text.title} lead={text.lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <RecordChoice path={recordFiguresPath} filter={filter} years={figures.years} />
          <section id={listAnchor} aria-labelledby="secim" className="space-y-4 md:space-y-8">
            <h2 id="secim" className="text-xl font-bold wrap-anywhere md:text-2xl">
              {isPart ? namesOf(filter) : text.whole}
            </h2>
            {isPart && (
              <TextLink href={recordJump(recordFiguresPath, {})} className="min-h-11 content-center">
                {recordText.showAll}
              </TextLink>
            )}
            <Figures {...figures} filter={filter} />
          </section>
        </div>
      </>
    ),
  };
}

function Figures({ filter, newest, ...figures }: RecordFigures & { filter: RecordFilter }) {
  if (!newest)
    return (
      <p className="py-16 text-center text-lg text-ink-soft">
        {isNarrowed(filter) ? recordText.nothingFound : operationsText.empty}
      </p>
    );
  return (
    <>
      <div>
        <FigureStrip figures={figuresOf(figures.sums)} beginWithValue />
        <TextLink href={operationListAddress(filter)} className="min-h-11 content-center print:hidden">
          {text.toList(figures.sums.operations)}
        </TextLink>
        <p className="max-w-3xl text-sm text-ink-soft">
          {text.counting} {text.newest}
          <time dateTime={newest}>{formatLongDate(newest)}</time>.
        </p>
      </div>
      <Part title={text.byProvince}>
        <ByProvince filter={filter} counts={figures.provinces} />
      </Part>
      <div className="items-start gap-8 space-y-4 lg:grid lg:grid-cols-[2fr_1fr] lg:space-y-0">
        <Part title={text.byYear}>
          <YearTable filter={filter} cells={figures.cells} />
        </Part>
        <Part title={text.byMonth}>
          <MonthTable counts={figures.months} />
        </Part>
      </div>
    </>
  );
}

const figuresOf = (sums: RecordSums) =>
  knownFigures(sums).map(({ figure, number }) => ({
    ...{ label: text.figures[figure], value: number.toLocaleString('tr') },
  }));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-white px-2 py-4 shadow-card sm:px-4 md:p-6">
    <h3 className="mb-2 text-lg font-bold">{title}</h3>
    {children}
  </section>
);
