import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationCounters } from './operation-counters.tsx';
import type { Operation } from './schema.ts';
import { TypeLegend } from './type-legend.tsx';

/** /operations: counters, what the signs mean, and every operation, the newest first. */
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
