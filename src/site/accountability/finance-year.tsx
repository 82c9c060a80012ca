import { totalOf } from '#/content/accountability.ts';
import type { YearAccount } from '#/content/finances.ts';
import type { FigureCorrection } from '#/documents/schema.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { formatLira } from '#/format/lira.ts';
import { accountabilityText as text } from '#/i18n/tr/accountability.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { Card } from './card.tsx';

interface FinanceYearProps {
  account: YearAccount;
  /** Of this year. */
  corrections: FigureCorrection[];
  heading?: 'h2' | 'h3';
}

export function FinanceYear({ account, corrections, heading }: FinanceYearProps) {
  const { year, opening, income, cost, closing, closedOn } = account;
  return (
    <Card id={`yil-${year}`} title={year} heading={heading}>
      <p className="mb-3 text-ink-soft">{closedOn ? text.accepted(formatLongDate(closedOn)) : text.open}</p>
      <table className="w-full text-left wrap-break-word tabular-nums @max-3xs:*:block print:text-sm">
        <caption className="sr-only">{text.caption(year)}</caption>
        <tbody>
          <Row label={text.opening} amount={opening} isSum />
        </tbody>
        <Side name={text.income} total={text.incomeTotal} rows={income} />
        <Side name={text.cost} total={text.costTotal} rows={cost} />
        <tbody>
          <Row label={text.closing} amount={closing} isSum />
        </tbody>
      </table>
      {corrections.length > 0 && <BulletList entries={corrections.map(sayCorrection)} className="mt-4" />}
    </Card>
  );
}

function Side({ name, total, rows }: { name: string; total: string; rows: YearAccount['income'] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-sm text-ink-soft">
          {name}
        </th>
      </tr>
      {rows.map(({ kind, amount }) => (
        <Row key={kind} label={kind} amount={amount} />
      ))}
      <Row label={total} amount={totalOf(rows)} isSum />
    </tbody>
  );
}

const Row = ({ label, amount, isSum }: { label: string; amount: number; isSum?: boolean }) => (
  <tr
    className={`border-t border-snow-200 align-top @max-3xs:block @max-3xs:py-1.5 ${isSum ? '' : '*:font-normal'}`}
  >
    <th scope="row" className="py-1.5 pr-4 @max-3xs:block @max-3xs:py-0">
      {label}
    </th>
    <td className="py-1.5 text-right font-bold whitespace-nowrap @max-3xs:block @max-3xs:py-0">
      {formatLira(amount)}
    </td>
  </tr>
);

const sayCorrection = ({ at, label, was, is }: FigureCorrection): string =>
  text.corrected(formatDottedDate(at), label, formatLira(was), formatLira(is));
