import { Search } from 'lucide-react';
import { longestSearch } from '#/format/search-query.ts';
import { searchText as text } from '#/i18n/tr/search.ts';

export const searchPath = '/search';

export function SearchForm({ typed }: { typed: string }) {
  return (
    <search>
      <form action={searchPath} method="get" className="flex max-w-2xl flex-wrap gap-2">
        <label htmlFor="search-words" className="w-full font-semibold">
          {text.label}
        </label>{' '}
        <input
          id="search-words"
          type="search"
          name="q"
          defaultValue={typed}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="search-hint"
          className="min-h-12 min-w-0 flex-1 basis-48 rounded-md border border-night-500 bg-white px-3 text-base"
        />{' '}
        <button
          type="submit"
          className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-md bg-night-800 px-5 font-semibold text-white hover:bg-night-600"
        >
          <Search aria-hidden="true" size={18} />
          {text.submit}
        </button>
        <p id="search-hint" className="w-full text-sm text-ink-soft">
          {text.hint}
        </p>
      </form>
    </search>
  );
}
