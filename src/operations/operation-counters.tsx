import { useContent } from '#/content/content-context.ts';
import { operationType } from '#/content/kinds.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { RecordSums } from './record-sums.ts';

interface CountersProps {
  sums: RecordSums;
  /** By the type's name; null for none of the eight. */
  ofType: ReadonlyMap<string | null, number>;
  /** Whether they speak of a part of the record, chosen by a filter. */
  isPart: boolean;
}

const counted = [operationType.earthquake, operationType.missingPerson];

/** Counts operations; of the whole record also two of the types, and a fixed number of years. */
export function OperationCounters({ sums, ofType, isPart }: CountersProps) {
  const { activeYears } = useContent().association;
  return (
    <div>
      <dl
        aria-label={text.counters}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-px overflow-hidden rounded-card bg-snow-200 shadow-card lg:grid-cols-4"
      >
        <Counter label={isPart ? recordText.chosenTotal : text.total} number={sums.operations} />
        {!isPart && counted.map((type) => <Counter key={type} label={type} number={ofType.get(type) ?? 0} />)}
        {!isPart && <Counter label={text.activeYears} number={activeYears} />}
      </dl>
      {/* the archive does not know how many people took part in each, so the line says of how many it speaks */}
      <p className="mt-3 text-sm text-ink-soft empty:hidden">
        {sums.withPeople > 0 && text.peopleCounted(sums.withPeople, sums)}{' '}
        {sums.operations !== sums.reports && recordText.reports(sums.reports)}
      </p>
    </div>
  );
}

function Counter({ label, number }: { label: string; number: number }) {
  return (
    // room for the number above the label, which comes first: a page that comes in pieces must not jump
    <div className="grid min-w-0 grid-rows-[3.125rem] bg-white px-4 py-3 md:grid-rows-[4.125rem] md:px-6 md:py-4">
      <dt className="row-start-2 text-sm leading-snug font-semibold text-ink-soft md:text-base">{label}</dt>
      <dd className="row-start-1 text-4xl leading-snug font-bold text-night-800 tabular-nums md:text-5xl md:leading-snug">
        {number}
      </dd>
    </div>
  );
}
