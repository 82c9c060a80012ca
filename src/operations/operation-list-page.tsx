import type { ReactNode } from 'react';
import type { Reads } from '#/content/content-source.ts';
import { type OperationType, operationProvinces, operationTypes, type Province } from '#/content/kinds.ts';
import { longestSearch } from '#/format/search-query.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationCounters } from './operation-counters.tsx';
import {
  isNarrowed,
  listAnchor,
  type OperationListQuery,
  operationAnchor,
  operationListJump,
  operationListPath,
  type RecordFilter,
  recordAddress,
  recordFiles,
} from './operation-list-query.ts';
import { RecordFiles } from './record-files.tsx';
import type { RecordSums } from './record-sums.ts';
import type { Operation } from './schema.ts';
import { TypeMark } from './type-look.tsx';

export interface ShownOperations {
  /** Those of the page, newest first. */
  operations: Operation[];
  /** Of all that is chosen, on all pages. */
  sums: RecordSums;
  ofType: ReadonlyMap<string | null, number>;
  /** By what the whole record can be narrowed. */
  parts: RecordParts;
  /** At least 1. */
  pages: number;
}

interface RecordParts {
  years: number[];
  provinces: ReadonlySet<Province | null>;
}

interface OperationListPageProps extends Reads<'headings'> {
  shown: ShownOperations;
  /** Path of the newest article about an operation, by its id. */
  stories: ReadonlyMap<number, string>;
  /** Ids of operations of which there are photos. */
  withPhotos: ReadonlySet<number>;
  query: OperationListQuery;
}

export function operationListPage({
  content,
  shown,
  query: { page, ...filter },
  ...beside
}: OperationListPageProps): Page {
  const { title, lead, description } = content.headings.operations;
  const { operations, sums, ofType, parts, pages } = shown;
  const isPart = isNarrowed(filter);
  return {
    title,
    description,
    feed: recordAddress(recordFiles.atom, filter),
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-6 py-6 md:space-y-8 md:py-10">
          <OperationCounters sums={sums} ofType={ofType} isPart={isPart} />
          <TypeFilter filter={filter}>
            <RecordForm filter={filter} parts={parts} />
          </TypeFilter>
          <section id={listAnchor} aria-label={text.list} className="space-y-4 md:space-y-8">
            {isPart && (
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold wrap-anywhere">{text.shown(namesOf(filter), sums)}</span>{' '}
                <TextLink href={operationListJump({})} className="min-h-11 content-center">
                  {text.showAll}
                </TextLink>
              </p>
            )}
            {sums.reports === 0 && (
              <p className="py-16 text-center text-lg text-ink-soft">
                {isPart ? text.nothingFound : text.empty}
              </p>
            )}
            <OperationsByYear operations={operations} {...beside} />
            <PageLinks
              label={text.pages}
              page={page}
              pages={pages}
              text={{ previous: text.newer, next: text.older, here: text.page(page) }}
              addressOf={(number) => operationListJump({ ...filter, page: number })}
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
  withPhotos,
}: Pick<ShownOperations, 'operations'> & Pick<OperationListPageProps, 'stories' | 'withPhotos'>) {
  return [...Map.groupBy(operations, yearOf)].map(([year, ofYear]) => (
    <div key={year} className="bar:grid bar:grid-cols-[5rem_minmax(0,1fr)]">
      <h2 className="mb-2 text-xl font-bold md:text-2xl">{year}</h2>
      <ul className="card-grid max-sm:gap-2">
        {ofYear.map((operation) => (
          <li key={operation.id} id={operationAnchor(operation.id)} className="late-card">
            <OperationCard
              operation={operation}
              story={stories.get(operation.id)}
              hasPhotos={withPhotos.has(operation.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const yearOf = ({ date }: Operation) => date.slice(0, 4);

const namesOf = ({ type, year, province, words }: RecordFilter): string =>
  [type, year, province, words && `“${words}”`].filter(Boolean).join(' · ');

/** Explains the marks of the types, and shows the operations of one of them. */
function TypeFilter({ filter, children }: { filter: RecordFilter; children: ReactNode }) {
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
          <TypeLink type={null} filter={filter} />
        </li>
        {operationTypes.map((type) => (
          <li key={type}>
            <TypeLink type={type} filter={filter} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Asks for a year, a province and words; the type that was chosen by its link stays. */
function RecordForm({ filter, parts }: { filter: RecordFilter; parts: RecordParts }) {
  const provinces = operationProvinces.filter((province) => parts.provinces.has(province));
  return (
    <search className="mt-3 block border-t border-snow-200 pt-3 print:hidden">
      <form
        action={`${operationListPath}#${listAnchor}`}
        method="get"
        aria-label={text.narrow}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_2fr_auto]"
      >
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        <Select name="year" label={text.year} any={text.anyYear} chosen={filter.year} options={parts.years} />
        <Select
          name="province"
          label={text.province}
          any={text.anyProvince}
          chosen={filter.province}
          options={provinces}
        />
        <label className="grid min-w-0 gap-1 font-semibold max-md:col-span-2">
          {text.words}
          <input
            {...{ type: 'search', name: 'q', defaultValue: filter.words, maxLength: longestSearch }}
            {...{ placeholder: text.wordsHint, autoComplete: 'off', enterKeyHint: 'search' }}
            className={control}
          />
        </label>
        <button
          type="submit"
          className="min-h-11 cursor-pointer rounded-md bg-night-800 px-5 font-semibold text-white hover:bg-night-600 max-md:col-span-2"
        >
          {text.find}
        </button>
      </form>
    </search>
  );
}

const control =
  'min-h-11 w-full min-w-0 rounded-md border border-night-500 bg-white px-2 text-base font-normal';

function Select({
  any,
  label,
  name,
  chosen,
  options,
}: {
  /** Words of the choice of all. */
  any: string;
  label: string;
  name: string;
  chosen: string | number | null;
  options: readonly (string | number)[];
}) {
  return (
    <label className="grid min-w-0 gap-1 font-semibold">
      {label}
      <select name={name} defaultValue={chosen ?? ''} className={control}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Class that keeps the first name still on a phone when a row grows with its second name. */
const steady = 'max-sm:items-start';

function TypeLink({ type, filter }: { type: OperationType | null; filter: RecordFilter }) {
  return (
    <a
      href={operationListJump({ ...filter, type })}
      aria-current={type === filter.type ? 'true' : undefined}
      className={`choice flex h-full min-h-11 items-center gap-2 rounded-md border border-transparent px-1.5 py-1 text-sm leading-snug font-semibold wrap-anywhere hover:border-night-700 sm:min-h-13 sm:text-base aria-[current]:border-night-800 aria-[current]:bg-snow-100 ${type ? steady : ''}`}
    >
      {type && <TypeMark type={type} className="size-8 sm:size-10" />}
      {type ?? text.all}
    </a>
  );
}
