import type { ReactNode } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { SearchField, SelectField } from '../form/controls.tsx';

interface ListChoice {
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
}

interface ListToolsProps {
  view: {
    search: string;
    setSearch: (search: string) => void;
    order: ListChoice;
    filter?: ListChoice;
    found: { readonly length: number };
    isNarrowed: boolean;
  };
  words: { search: string; searchHint: string; filter?: string };
  /** Further choices, in a row of their own. */
  children?: ReactNode;
}

export function ListTools({ view, words, children }: ListToolsProps) {
  const { search, setSearch, order, filter, found, isNarrowed } = view;
  return (
    <div className="mb-4 grid grid-cols-1 gap-2">
      <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 sm:flex">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={setSearch}
          className="col-span-full sm:flex-1"
        />
        {words.filter && filter && filter.options.length > 1 && (
          <Choice label={words.filter} choice={filter} />
        )}
        <Choice label={text.order} choice={order} />
      </search>
      {children}
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {isNarrowed && text.found(found.length)}
      </p>
    </div>
  );
}

function Choice({ label, choice }: { label: string; choice: ListChoice }) {
  return (
    // a single choice beside the search fills its row on a phone
    <div className="min-w-0 sm:w-52 nth-2:last:col-span-full">
      <SelectField
        isLabelHidden
        label={label}
        value={choice.value}
        onChange={choice.choose}
        options={choice.options}
        placeholder={label}
      />
    </div>
  );
}
