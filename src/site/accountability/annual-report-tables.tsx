import type { ReactNode } from 'react';
import { TextLink } from '#/ui/text-link.tsx';

/** Part of the report that begins a page of its own on paper. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="@container space-y-3 print:not-first-of-type:break-before-page">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface NumberRow {
  label: string;
  number: number;
  /** The page that says it. */
  source: string;
}

/** Numbers, each with the way to the page that says it. */
export function NumberTable({ caption, rows }: { caption: string; rows: readonly NumberRow[] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-1 text-left font-bold">{caption}</caption>
      <tbody>
        {rows.map(({ label, number, source }) => (
          <tr key={label} className="border-t border-snow-200">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {label}
            </th>
            <td className="text-right font-bold whitespace-nowrap">
              <TextLink href={source} className="min-w-11 py-1.5 print:no-underline">
                {number.toLocaleString('tr')}
              </TextLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stacks the cells of a row where letters leave no room for whole words side by side. */
export function Table({ caption, heads, rows }: { caption: string; heads: string[]; rows: ReactNode[][] }) {
  return (
    <table className="w-full text-left wrap-break-word">
      <caption className="pb-1 text-left font-bold">{caption}</caption>
      <thead className="@max-xs:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pr-3 text-sm text-ink-soft">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
          <tr key={row} className="border-t border-snow-200 align-top @max-xs:block @max-xs:py-1.5">
            {cells.map((cell, place) => (
              <td key={heads[place]} className="py-1.5 pr-3 @max-xs:block @max-xs:py-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
