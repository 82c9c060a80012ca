import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { SearchField, SelectField } from '../form/controls.tsx';

/** A field to choose from. */
export interface Choice {
  label: string;
  /** '' where nothing is left out. */
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
}

export interface ListToolsProps {
  view: {
    search: string;
    setSearch: (search: string) => void;
    order: Choice;
    filter?: Choice | undefined;
    narrowings?: readonly Choice[];
    found: { readonly length: number };
    isNarrowed: boolean;
  };
  words: { search: string; searchHint: string };
}

/** Search, filter and order of a list. What leaves nothing to choose from is not drawn. */
export function ListTools({ view, words }: ListToolsProps) {
  const { search, setSearch, order, filter, narrowings = [], found, isNarrowed } = view;
  const narrowing = narrowings.filter(isUseful);
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
        {filter && isUseful(filter) && <ChoiceField {...filter} />}
        <ChoiceField {...order} />
      </search>
      {narrowing.length > 0 && (
        <div className="grid grid-cols-2 gap-2 *:only:col-span-full sm:flex sm:*:w-64">
          {narrowing.map(({ choose, ...choice }) => (
            <SelectField key={choice.label} isLabelHidden {...choice} onChange={choose} />
          ))}
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {isNarrowed && text.found(found.length)}
      </p>
    </div>
  );
}

const isUseful = ({ options }: Choice) => options.length > 1;

function ChoiceField({ choose, ...choice }: Choice) {
  return (
    // a single choice beside the search fills its row on a phone
    <div className="min-w-0 sm:w-52 nth-2:last:col-span-full">
      <SelectField isLabelHidden {...choice} onChange={choose} />
    </div>
  );
}
