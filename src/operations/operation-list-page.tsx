import { association } from '#/content/association.ts';
import { type OperationType, operationType, operationTypes } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { OperationCard } from './operation-card.tsx';
import type { Operation } from './schema.ts';
import { TypeMark } from './type-mark.tsx';

export function operationListPage({ operations }: { operations: Operation[] }): Page {
  return {
    title: text.title,
    description: text.description,
    body: (
      <>
        <PageHeader title={text.title} lead={text.description} />
        <div className="wrap space-y-8 py-8 md:py-10">
          <OperationCounters operations={operations} />
          <TypeLegend />
          <OperationGrid operations={operations} />
        </div>
      </>
    ),
  };
}

function OperationGrid({ operations }: { operations: Operation[] }) {
  return (
    <section aria-labelledby="operation-list">
      <h2 id="operation-list" className="mb-5 text-2xl font-bold">
        {text.list}
      </h2>
      {operations.length === 0 && <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>}
      <ul className="card-grid">
        {operations.map((operation) => (
          <li key={operation.id}>
            <OperationCard operation={operation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TypeLegend() {
  return (
    <section aria-labelledby="operation-types" className="rounded-card bg-white p-5 shadow-card md:p-6">
      <h2 id="operation-types" className="text-lg font-bold">
        {text.types}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        {operationTypes.map((type) => (
          <li key={type} className="flex items-center gap-3 text-sm leading-snug font-semibold sm:text-base">
            <TypeMark type={type} className="size-10" />
            {type}
          </li>
        ))}
      </ul>
    </section>
  );
}

const counted = [operationType.earthquake, operationType.missingPerson];

/** All operations, two of the types, and a fixed number of years. */
function OperationCounters({ operations }: { operations: Operation[] }) {
  const numberOf = (type: OperationType) => operations.filter((operation) => operation.type === type).length;
  return (
    <dl
      aria-label={text.counters}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-snow-200 shadow-card lg:grid-cols-4"
    >
      <Counter label={text.total} number={operations.length} />
      {counted.map((type) => (
        <Counter key={type} label={type} number={numberOf(type)} />
      ))}
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
