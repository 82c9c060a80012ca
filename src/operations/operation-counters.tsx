import { association } from '#/content/association.ts';
import type { OperationType } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';

/** All operations, two of the types, and a fixed number of years. */
export function OperationCounters({ operations }: { operations: Operation[] }) {
  const numberOf = (type: OperationType) => operations.filter((operation) => operation.type === type).length;
  return (
    <dl
      aria-label={text.counters}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-snow-200 shadow-card lg:grid-cols-4"
    >
      <Counter label={text.total} number={operations.length} />
      <Counter label="Deprem" number={numberOf('Deprem')} />
      <Counter label="Kayıp Şahıs Arama" number={numberOf('Kayıp Şahıs Arama')} />
      <Counter label={text.activeYears} number={association.activeYears} />
    </dl>
  );
}

function Counter({ label, number }: { label: string; number: number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-white px-4 py-5 md:px-6">
      <dt className="text-sm leading-snug font-semibold text-ink-soft md:text-base">{label}</dt>
      <dd className="text-4xl font-extrabold text-night-800 tabular-nums md:text-5xl">{number}</dd>
    </div>
  );
}
