import type { Reads } from '#/content/content-source.ts';
import { type OperationType, operationTypes } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationCounters, type OperationFigures } from './operation-counters.tsx';
import {
  listAnchor,
  type OperationListQuery,
  operationAnchor,
  operationListJump,
} from './operation-list-query.ts';
import type { Operation } from './schema.ts';
import { TypeMark } from './type-look.tsx';

export interface ShownOperations {
  /** Those of the page, newest first. */
  operations: Operation[];
  figures: OperationFigures;
  /** Operations of the chosen type, on all pages. */
  found: number;
  /** At least 1. */
  pages: number;
}

interface OperationListPageProps extends Reads<'headings'> {
  shown: ShownOperations;
  /** Path of the newest article about an operation, by its id. */
  stories: ReadonlyMap<number, string>;
  query: OperationListQuery;
}

export function operationListPage({
  content,
  shown,
  stories,
  query: { type, page },
}: OperationListPageProps): Page {
  const { title, lead, description } = content.headings.operations;
  const { operations, figures, found, pages } = shown;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <OperationCounters figures={figures} />
          <TypeFilter chosen={type} />
          <section id={listAnchor} aria-label={text.list} className="space-y-4 md:space-y-8">
            {type && (
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold">{text.shown(type, found)}</span>{' '}
                <TextLink href={operationListJump({})} className="min-h-11 content-center">
                  {text.showAll}
                </TextLink>
              </p>
            )}
            {figures.total === 0 && <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>}
            <OperationsByYear operations={operations} stories={stories} />
            <PageLinks
              label={text.pages}
              page={page}
              pages={pages}
              text={{ previous: text.newer, next: text.older, here: text.page(page) }}
              addressOf={(number) => operationListJump({ type, page: number })}
            />
          </section>
        </div>
      </>
    ),
  };
}

/** A year stands beside its operations where there is room, and above them elsewhere. */
function OperationsByYear({
  operations,
  stories,
}: Pick<ShownOperations, 'operations'> & Pick<OperationListPageProps, 'stories'>) {
  return [...Map.groupBy(operations, yearOf)].map(([year, ofYear]) => (
    <div key={year} className="bar:grid bar:grid-cols-[5rem_minmax(0,1fr)]">
      <h2 className="mb-2 text-xl font-bold md:text-2xl">{year}</h2>
      <ul className="card-grid max-sm:gap-2">
        {ofYear.map((operation) => (
          <li key={operation.id} id={operationAnchor(operation.id)} className="late-card">
            <OperationCard operation={operation} story={stories.get(operation.id)} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const yearOf = ({ date }: Operation) => date.slice(0, 4);

/** Explains the marks of the types, and shows the operations of one of them. */
function TypeFilter({ chosen }: { chosen: OperationType | null }) {
  return (
    <section
      aria-labelledby="operation-types"
      className="rounded-card bg-white px-3 py-3 shadow-card sm:p-4 md:p-6"
    >
      <h2 id="operation-types" className="text-lg font-bold">
        {text.types}
      </h2>
      <p className="text-sm text-ink-soft print:hidden">{text.typesHint}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))]">
        <li className="print:hidden">
          <TypeLink type={null} chosen={chosen} />
        </li>
        {operationTypes.map((type) => (
          <li key={type}>
            <TypeLink type={type} chosen={chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Class that keeps the first name still on a phone when a row grows with its second name. */
const steady = 'max-sm:items-start';

function TypeLink({ type, chosen }: { type: OperationType | null; chosen: OperationType | null }) {
  return (
    <a
      href={operationListJump({ type })}
      aria-current={type === chosen ? 'true' : undefined}
      className={`choice flex h-full min-h-11 items-center gap-2 rounded-md border border-transparent px-1.5 py-1 text-sm leading-snug font-semibold wrap-anywhere hover:border-night-700 sm:min-h-13 sm:text-base aria-[current]:border-night-800 aria-[current]:bg-snow-100 ${type ? steady : ''}`}
    >
      {type && <TypeMark type={type} className="size-8 sm:size-10" />}
      {type ?? text.all}
    </a>
  );
}
