import { operationTypes } from '#/content/kinds.ts';
import { recordFiguresText as text } from '#/i18n/tr/record-figures.ts';
import { shadeOf } from './figure-shade.ts';
import { operationListAddress, type RecordFilter } from './operation-list-query.ts';

/** Operations of a type in a year. */
export interface YearCell {
  year: number;
  type: string | null;
  operations: number;
}

const shades = ['', 'bg-snow-100', 'bg-snow-200', 'bg-snow-300', 'bg-snow-400'];

/** A row for each year, the latest first, and a column for each type that there is; the darker a cell, the more operations. */
export function YearTable({ filter, cells }: { filter: RecordFilter; cells: readonly YearCell[] }) {
  const types = [...operationTypes, null].filter((type) => cells.some((cell) => cell.type === type));
  const years = [...Map.groupBy(cells, ({ year }) => year)].sort(([one], [other]) => other - one);
  const most = Math.max(...cells.map(({ operations }) => operations));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-center text-xs text-night-950 tabular-nums sm:text-base [&_a]:block [&_a]:min-w-6 [&_a]:py-1 [&_a]:underline">
        <caption className="pb-2 text-left text-sm text-ink-soft">{text.yearCaption}</caption>
        <thead>
          <tr className="align-bottom text-sm leading-tight">
            <th scope="col">{text.year}</th>
            {types.map((type) => (
              <TallHeading key={type}>{type ?? text.noType}</TallHeading>
            ))}
            <TallHeading>{text.total}</TallHeading>
          </tr>
        </thead>
        <tbody>
          {years.map(([year, ofYear]) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {types.map((type) => {
                const count = sumOf(ofYear.filter((cell) => cell.type === type));
                return (
                  <td key={type} className={shades[shadeOf(count, most)]}>
                    {count || ''}
                  </td>
                );
              })}
              <td className="font-bold">
                <a href={operationListAddress({ ...filter, year })}>{sumOf(ofYear)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Stands upright, so that its column need be no wider than a number. */
const TallHeading = ({ children }: { children: string }) => (
  <th scope="col" className="py-1 font-normal">
    <span className="inline-block rotate-180 [writing-mode:vertical-rl]">{children}</span>
  </th>
);

const sumOf = (cells: readonly YearCell[]) => cells.reduce((sum, { operations }) => sum + operations, 0);

/** A bar beside the number of each month. */
export function MonthTable({ counts }: { counts: ReadonlyMap<string | null, number> }) {
  const most = Math.max(...counts.values());
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-2 text-left text-sm text-ink-soft">{text.monthCaption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.month}</th>
          <th scope="col">{text.operations}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {text.months.map((month, index) => {
          const count = counts.get(String(index + 1).padStart(2, '0')) ?? 0;
          return (
            <tr key={month}>
              <th scope="row" className="w-16 text-left font-normal">
                {month}
              </th>
              <td className="w-12 pr-3 text-right font-bold">{count}</td>
              <td>
                <svg aria-hidden="true" className="h-4 w-full fill-night-600 forced-colors:fill-[CanvasText]">
                  <rect width={`${Math.round((100 * count) / most)}%`} height="16" />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
