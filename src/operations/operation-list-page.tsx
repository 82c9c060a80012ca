import type { Reads } from '#/content/content-source.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { recordFiguresText as figuresText } from '#/i18n/tr/record-figures.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationCounters } from './operation-counters.tsx';
import {
  isNarrowed,
  listAnchor,
  namesOf,
  type OperationListQuery,
  operationAnchor,
  operationListPath,
  recordAddress,
  recordFiguresPath,
  recordFiles,
  recordJump,
} from './operation-list-query.ts';
import { TypesAndChoice } from './record-choice.tsx';
import { RecordFiles } from './record-files.tsx';
import type { RecordSums } from './record-sums.ts';
import type { Operation } from './schema.ts';

export interface ShownOperations {
  /** Those of the page, newest first. */
  operations: Operation[];
  /** Of all that is chosen, on all pages. */
  sums: RecordSums;
  ofType: ReadonlyMap<string | null, number>;
  /** By what the whole record can be narrowed. */
  years: readonly number[];
  /** At least 1. */
  pages: number;
}

interface OperationListPageProps extends Reads<'headings'> {
  shown: ShownOperations;
  /** Path of the newest article about an operation, by its id. */
  stories: ReadonlyMap<number, string>;
  /** Ids of operations of which there are photos or corrections. */
  withPages: ReadonlySet<number>;
  query: OperationListQuery;
}

export function operationListPage({
  content,
  shown,
  query: { page, ...filter },
  ...beside
}: OperationListPageProps): Page {
  const { title, lead, description } = content.headings.operations;
  const { operations, sums, ofType, years, pages } = shown;
  const isPart = isNarrowed(filter);
  return {
    title,
    description,
    isEmpty: (filter.year ?? filter.province) !== null && sums.reports === 0,
    feed: recordAddress(recordFiles.atom, filter),
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <OperationCounters sums={sums} ofType={ofType} isPart={isPart} />
          <TypesAndChoice path={operationListPath} filter={filter} years={years} />
          <TextLink href={recordFiguresPath} className="min-h-11 content-center print:hidden">
            {figuresText.fromList}
          </TextLink>
          <section id={listAnchor} aria-label={text.list} className="space-y-4 md:space-y-8">
            {isPart && (
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold wrap-anywhere">{recordText.shown(namesOf(filter), sums)}</span>{' '}
                <TextLink href={recordJump(operationListPath, {})} className="min-h-11 content-center">
                  {recordText.showAll}
                </TextLink>
              </p>
            )}
            {sums.reports === 0 && (
              <p className="py-16 text-center text-lg text-ink-soft">
                {isPart ? recordText.nothingFound : text.empty}
              </p>
            )}
            <OperationsByYear operations={operations} {...beside} />
            <PageLinks
              label={text.pages}
              page={page}
              pages={pages}
              text={{ previous: text.newer, next: text.older, here: text.page(page) }}
              addressOf={(number) => recordJump(operationListPath, { ...filter, page: number })}
            />
          </section>
          <RecordFiles filter={filter} />
        </div>
      </>
    ),
  };
}

/** A year stands beside its operations where there is room, and above them elsewhere. */
function OperationsByYear({
  operations,
  stories,
  withPages,
}: Pick<ShownOperations, 'operations'> & Pick<OperationListPageProps, 'stories' | 'withPages'>) {
  return [...Map.groupBy(operations, yearOf)].map(([year, ofYear]) => (
    <div key={year} className="bar:grid bar:grid-cols-[5rem_minmax(0,1fr)]">
      <h2 className="mb-2 text-xl font-bold md:text-2xl">{year}</h2>
      <ul className="card-grid max-sm:gap-2">
        {ofYear.map((operation) => (
          <li key={operation.id} id={operationAnchor(operation.id)} className="late-card">
            <OperationCard
              operation={operation}
              story={stories.get(operation.id)}
              hasPage={withPages.has(operation.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const yearOf = ({ date }: Operation) => date.slice(0, 4);
