import type { ReactNode } from 'react';
import type { Reads } from '#/content/content-source.ts';
import { operationProvinces, type Province } from '#/content/kinds.ts';
import { formatLongDate } from '#/format/dates.ts';
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
  operationListPath,
  type RecordFilter,
  recordFiguresPath,
  recordJump,
} from './operation-list-query.ts';
import { ProvinceMap } from './province-map.tsx';
import { RecordChoice, type RecordParts } from './record-choice.tsx';
import type { RecordSums } from './record-sums.ts';

export interface RecordFigures {
  sums: RecordSums;
  cells: YearCell[];
  /** By '01' to '12'. */
  months: Counted[];
  provinces: Counted[];
  /** Day of the newest report; undefined where there is none. */
  newest: string | undefined;
  parts: RecordParts;
}

interface Counted {
  part: string | null;
  operations: number;
}

interface RecordFiguresPageProps extends Reads<'headings'> {
  figures: RecordFigures;
  filter: RecordFilter;
}

/** The record in figures, each of which leads to the operations that it counts. */
export function recordFiguresPage({ content, figures, filter }: RecordFiguresPageProps): Page {
  const isPart = isNarrowed(filter);
  return {
    title: text.title,
    description: text.description,
    above: [{ title: content.headings.operations.title, path: operationListPath }],
    body: (
      <>
        <PageHeader title={text.title} lead={text.lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <RecordChoice isPlain path={recordFiguresPath} filter={filter} parts={figures.parts} />
          <section id={listAnchor} aria-labelledby="secim" className="space-y-4 md:space-y-8">
            <h2 id="secim" className="text-xl font-bold wrap-anywhere md:text-2xl">
              {isPart ? namesOf(filter) : text.whole}
            </h2>
            {isPart && (
              <TextLink href={recordJump(recordFiguresPath, {})} className="min-h-11 content-center">
                {operationsText.showAll}
              </TextLink>
            )}
            {figures.newest ? (
              <Figures {...figures} newest={figures.newest} filter={filter} />
            ) : (
              <p className="py-16 text-center text-lg text-ink-soft">
                {isPart ? operationsText.nothingFound : operationsText.empty}
              </p>
            )}
          </section>
        </div>
      </>
    ),
  };
}

function Figures({
  sums,
  cells,
  months,
  provinces,
  newest,
  filter,
}: RecordFigures & { newest: string; filter: RecordFilter }) {
  return (
    <>
      <div>
        <FigureStrip figures={figuresOf(sums)} />
        <TextLink href={operationListAddress(filter)} className="min-h-11 content-center print:hidden">
          {text.toList(sums.operations)}
        </TextLink>
        <p className="max-w-3xl text-sm text-ink-soft">
          {text.counting} {text.newest}
          <time dateTime={newest}>{formatLongDate(newest)}</time>.
        </p>
      </div>
      <Part title={text.byProvince}>
        <ByProvince filter={filter} counts={countsOf(provinces)} />
      </Part>
      <div className="items-start gap-8 space-y-4 lg:grid lg:grid-cols-[2fr_1fr] lg:space-y-0">
        <Part title={text.byYear}>
          <YearTable filter={filter} cells={cells} />
        </Part>
        <Part title={text.byMonth}>
          <MonthTable counts={countsOf(months)} />
        </Part>
      </div>
    </>
  );
}

/** What nobody has written down is left out. */
function figuresOf({ known, ...sums }: RecordSums) {
  const figures = [
    ...(['operations', 'reports'] as const),
    ...(known > 0 ? (['rescued', 'volunteers'] as const) : []),
    ...(['dead', 'assisted', 'hours'] as const),
  ];
  return figures.flatMap((figure) => {
    const value = sums[figure];
    return value === null ? [] : [{ label: text.figures[figure], value: value.toLocaleString('tr') }];
  });
}

const countsOf = (counted: readonly Counted[]): ReadonlyMap<string | null, number> =>
  new Map(counted.map(({ part, operations }) => [part, operations]));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-white px-2 py-4 shadow-card sm:px-4 md:p-6">
    <h3 className="mb-2 text-lg font-bold">{title}</h3>
    {children}
  </section>
);

/** The map, and the same numbers as a list, in which places that lie on no map stand, too. */
function ByProvince({
  filter,
  counts,
}: {
  filter: RecordFilter;
  counts: ReadonlyMap<string | null, number>;
}) {
  const listed = operationProvinces
    .flatMap((province): [Province, number][] => {
      const operations = counts.get(province);
      return operations ? [[province, operations]] : [];
    })
    .sort(([, one], [, other]) => other - one);
  const unknown = counts.get(null);
  return (
    <>
      <ProvinceMap filter={filter} counts={counts} />
      <ul aria-label={text.provinceCaption} className="mt-4 columns-[8rem] gap-4 tabular-nums">
        {listed.map(([province, operations]) => (
          <li key={province} className={place}>
            <a href={operationListAddress({ ...filter, province })} className="underline">
              {province}
            </a>
            {` ${operations}`}
          </li>
        ))}
        {unknown && (
          <li className={place}>
            <span>{text.noProvince}</span>
            {` ${unknown}`}
          </li>
        )}
      </ul>
    </>
  );
}

const place = 'flex break-inside-avoid justify-between text-sm leading-9';
