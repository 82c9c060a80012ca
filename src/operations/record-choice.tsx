import type { ReactNode } from 'react';
import { type OperationType, operationTypes } from '#/content/kinds.ts';
import { operationProvinces } from '#/content/province-kinds.ts';
import { longestSearch } from '#/format/search-query.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import {
  listAnchor,
  operationListPath,
  type RecordFilter,
  recordFiguresPath,
  recordJump,
} from './operation-list-query.ts';
import { TypeMark } from './type-look.tsx';

interface ChoiceProps {
  /** Of the page that shows what is chosen below `listAnchor`. */
  path: string;
  filter: RecordFilter;
  /** Of the whole record. */
  years: readonly number[];
}

/** Explains the marks of the types, each of which leads to its operations, and asks for a part of the record. */
export function TypesAndChoice(props: ChoiceProps) {
  return (
    <Box id="operation-types" title={text.types}>
      <p className="text-sm text-ink-soft print:hidden">{text.typesHint}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))]">
        <li className="print:hidden">
          <TypeLink type={null} {...props} />
        </li>
        {operationTypes.map((type) => (
          <li key={type}>
            <TypeLink type={type} {...props} />
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-snow-200 pt-3 print:hidden">
        <RecordForm {...props} />
      </div>
    </Box>
  );
}

/** Asks for a part of the record. */
export const RecordChoice = (props: ChoiceProps) => (
  <Box id="secenekler" title={recordText.narrow}>
    <RecordForm {...props} />
  </Box>
);

function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card bg-white px-3 py-3 shadow-card sm:p-4 md:p-6">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Asks for all of a choice at once, and which of its two pages is to show it. Links choose one thing alone: if they added to each other,
 * there would be more pages than anybody who follows links could see.
 */
function RecordForm({ path, filter, years }: ChoiceProps) {
  const pages: [path: string, words: string][] = [
    [operationListPath, recordText.find],
    [recordFiguresPath, recordText.count],
  ];
  // the key Enter stays on the page
  const ways = path === operationListPath ? pages : pages.toReversed();
  return (
    <search className="block pt-2 print:hidden">
      <form
        action={`${path}#${listAnchor}`}
        method="get"
        aria-label={recordText.narrow}
        className="space-y-3"
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
          <Select
            name="type"
            label={text.type}
            any={text.all}
            chosen={filter.type}
            options={operationTypes}
          />
          <Select
            name="year"
            label={recordText.year}
            any={recordText.anyYear}
            chosen={filter.year}
            options={years}
          />
          <Select
            name="province"
            label={recordText.province}
            any={recordText.anyProvince}
            chosen={filter.province}
            options={operationProvinces}
          />
          <label className="grid min-w-0 gap-1 font-semibold">
            {recordText.words}{' '}
            <input
              {...{ type: 'search', name: 'q', defaultValue: filter.words, maxLength: longestSearch }}
              {...{ placeholder: recordText.wordsHint, autoComplete: 'off', enterKeyHint: 'search' }}
              className={control}
            />
          </label>
        </div>{' '}
        <div className="flex flex-wrap gap-3">
          {ways.map(([to, words]) => [
            ' ',
            <button
              key={to}
              type="submit"
              formAction={`${to}#${listAnchor}`}
              className="min-h-11 max-w-xs flex-[1_1_9rem] cursor-pointer rounded-md border border-night-800 px-4 font-semibold hover:bg-night-600 hover:text-white first-of-type:bg-night-800 first-of-type:text-white"
            >
              {words}
            </button>,
          ])}
        </div>
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
      {label}{' '}
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

function TypeLink({ type, path, filter }: Omit<ChoiceProps, 'years'> & { type: OperationType | null }) {
  return (
    <a
      href={recordJump(path, { type })}
      aria-current={type === filter.type ? 'true' : undefined}
      className={`choice flex h-full min-h-11 items-center gap-2 rounded-md border border-transparent px-1.5 py-1 text-sm leading-snug font-semibold wrap-anywhere hover:border-night-700 sm:min-h-13 sm:text-base aria-[current]:border-night-800 aria-[current]:bg-snow-100 ${type ? steady : ''}`}
    >
      {type && <TypeMark type={type} className="size-8 sm:size-10" />}
      {type ?? text.all}
    </a>
  );
}
