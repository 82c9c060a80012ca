import { operationsText as text } from '#/i18n/tr/operations.ts';
import { OperationCard } from './operation-card.tsx';
import type { Operation } from './schema.ts';

export const latestOperationsCount = 2;

export function LatestOperations({
  operations,
  stories,
}: {
  operations: Operation[];
  /** Path of an article about each operation that has one, by the operation's id. */
  stories?: ReadonlyMap<number, string>;
}) {
  return (
    <section aria-labelledby="latest-operations" className="late-section bg-contours bg-night-900 text-white">
      <div className="wrap py-12 md:py-16">
        <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 id="latest-operations" className="min-w-0 text-2xl font-bold wrap-anywhere md:text-3xl">
            {text.latest}
          </h2>
          <a
            href="/operations"
            className="flex min-h-11 items-center font-semibold text-white underline decoration-snow-400 underline-offset-4 hover:decoration-white"
          >
            {text.seeAll}
          </a>
        </div>
        {operations.length === 0 && <p className="text-snow-200">{text.empty}</p>}
        <ul className="grid gap-6 md:grid-cols-2">
          {operations.map((operation) => (
            <li key={operation.id} className="min-w-0">
              <OperationCard operation={operation} story={stories?.get(operation.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
