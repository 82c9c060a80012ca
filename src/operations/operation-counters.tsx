import { useContent } from '#/content/content-context.ts';
import { type OperationType, operationType } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';

const counted = [operationType.earthquake, operationType.missingPerson];

/** All operations, two of the types, and a fixed number of years. */
export function OperationCounters({ operations }: { operations: Operation[] }) {
  const { activeYears, foundedYear } = useContent().association;
  const numberOf = (type: OperationType) => operations.filter((operation) => operation.type === type).length;
  return (
    <div>
      <dl
        aria-label={text.counters}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-px overflow-hidden rounded-card bg-snow-200 shadow-card lg:grid-cols-4"
      >
        <Counter label={text.total} number={operations.length} />
        {counted.map((type) => (
          <Counter key={type} label={type} number={numberOf(type)} />
        ))}
        <Counter
          label={text.activeYears}
          number={activeYears}
          note={text.activeYearsNote(foundedYear, foundedYear + activeYears)}
        />
      </dl>
      <PeopleCounted operations={operations} />
    </div>
  );
}

function Counter({ label, number, note }: { label: string; number: number; note?: string }) {
  return (
    <div className="flex min-w-0 flex-col bg-white px-4 py-4 md:px-6 md:py-5">
      <dt className="text-sm leading-snug font-semibold text-ink-soft md:text-base">{label}</dt>
      <dd className="order-first text-4xl font-bold text-night-800 tabular-nums md:text-5xl">{number}</dd>
      {note && <dd className="text-sm leading-snug text-ink-soft">{note}</dd>}
    </div>
  );
}

/** The archive does not know how many people took part, so the line says of how many operations it speaks. */
function PeopleCounted({ operations }: { operations: Operation[] }) {
  const known = operations.filter(({ volunteerCount, rescuedCount }) => volunteerCount + rescuedCount > 0);
  if (known.length === 0) return null;
  const sumOf = (count: 'volunteerCount' | 'rescuedCount') =>
    known.reduce((sum, operation) => sum + operation[count], 0);
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {text.peopleCounted(known.length, {
        volunteers: sumOf('volunteerCount'),
        rescued: sumOf('rescuedCount'),
      })}
    </p>
  );
}
