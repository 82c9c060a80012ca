import type { Reads } from '#/content/content-source.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationCounters } from './operation-counters.tsx';
import { type OperationListQuery, operationAnchor, operationListAddress } from './operation-list-query.ts';
import type { Operation } from './schema.ts';
import { TypeFilter } from './type-filter.tsx';

interface OperationListPageProps extends Reads<'headings'> {
  /** All of them, newest first. */
  operations: Operation[];
  /** Path of the newest article about an operation, by its id. */
  stories: ReadonlyMap<number, string>;
  query: OperationListQuery;
}

export function operationListPage({
  content,
  operations,
  stories,
  query: { type },
}: OperationListPageProps): Page {
  const { title, lead, description } = content.headings.operations;
  const shown = type === null ? operations : operations.filter((operation) => operation.type === type);
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <OperationCounters operations={operations} />
          <TypeFilter chosen={type} />
          <section aria-label={text.list} className="space-y-4 md:space-y-8">
            {type && (
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold">{text.shown(type, shown.length)}</span>
                <TextLink href={operationListAddress(null)} className="min-h-11 content-center">
                  {text.showAll}
                </TextLink>
              </p>
            )}
            {operations.length === 0 && (
              <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>
            )}
            <OperationsByYear operations={shown} stories={stories} />
          </section>
        </div>
      </>
    ),
  };
}

/** One grid for all years, because a grid for each would leave holes behind the years of one or two operations. */
function OperationsByYear({ operations, stories }: Pick<OperationListPageProps, 'operations' | 'stories'>) {
  return (
    <ul className="card-grid gap-y-0">
      {operations.map((operation, index) => (
        <li
          key={operation.id}
          id={operationAnchor(operation.id)}
          className="row-span-2 grid scroll-mt-24 grid-rows-subgrid pb-2 sm:pb-6"
        >
          {yearOf(operation) !== yearOf(operations[index - 1]) && (
            <h2 className="mb-2 text-xl font-bold max-sm:mt-2 md:text-2xl">{yearOf(operation)}</h2>
          )}
          <div className="row-start-2 min-w-0">
            <OperationCard operation={operation} story={stories.get(operation.id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const yearOf = (operation: Operation | undefined) => operation?.date.slice(0, 4);
