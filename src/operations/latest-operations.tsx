import { operationsText as text } from '#/i18n/tr/operations.ts';
import { OperationCard } from './operation-card.tsx';
import type { Operation } from './schema.ts';

export const latestOperationsCount = 2;

export function LatestOperations({ operations }: { operations: Operation[] }) {
  return (
    <section aria-labelledby="latest-operations" className="bg-contours bg-night-900 text-white">
      <div className="wrap py-12 md:py-16">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="latest-operations" className="text-2xl font-bold md:text-3xl">
            {text.latest}
          </h2>
          <a
            href="/operations"
            className="py-2 font-semibold text-signal-300 underline-offset-4 hover:underline"
          >
            {text.seeAll}
          </a>
        </div>
        {operations.length === 0 && <p className="text-snow-200">{text.empty}</p>}
        <ul className="grid gap-6 md:grid-cols-2">
          {operations.map((operation) => (
            <li key={operation.id}>
              <OperationCard operation={operation} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
