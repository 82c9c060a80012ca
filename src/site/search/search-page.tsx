import { Fragment } from 'react';
import type { SearchQuery } from '#/format/search-query.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { searchText as text } from '#/i18n/tr/search.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { type FoundEntries, type IndexedEntry, placeOf } from './find-entries.ts';
import { SearchForm } from './search-form.tsx';

/** @param words those that `found` was found by */
export function searchPage({ typed, words, found }: SearchQuery & { found: FoundEntries[] }): Page {
  return {
    title: typed === '' ? text.title : text.titleOf(typed),
    description: text.description,
    body: (
      <>
        <PageHeader title={text.title} />
        <div className="wrap space-y-8 py-6 md:py-10">
          <SearchForm typed={typed} />
          {words.some(isOfNeed) && <InNeed />}
          {typed !== '' && <Outcome typed={typed} found={found} />}
          {found.map((ofKind) => (
            <Results key={ofKind.kind} found={ofKind} words={words} />
          ))}
          {!found.some(({ kind }) => kind === 'page') && <Errands />}
        </div>
      </>
    ),
  };
}

const isOfNeed = (word: string) => text.wordsOfNeed.includes(word);

const Emergency = () => (
  <LinkButton href="tel:112" look="emergency">
    {text.emergency}
  </LinkButton>
);

function InNeed() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Emergency />
      <p className="font-semibold">{text.inNeed}</p>
    </div>
  );
}

function Outcome({ typed, found }: { typed: string; found: FoundEntries[] }) {
  const total = found.reduce((sum, ofKind) => sum + ofKind.total, 0);
  if (total > 0) return <p className="font-semibold">{text.found(total)}</p>;
  return (
    <div>
      <p className="text-lg font-semibold wrap-anywhere">{text.nothing(typed)}</p>
      <p className="mt-1 text-ink-soft">{text.nothingHint}</p>
    </div>
  );
}

function Results({ found: { kind, total, shown }, words }: { found: FoundEntries; words: string[] }) {
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className="text-xl font-bold">
        {text.kinds[kind]}
      </h2>
      {total > shown.length && <p className="text-sm text-ink-soft">{text.first(shown.length, total)}</p>}
      <ul className="mt-3 max-w-3xl divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {shown.map((entry) => (
          <li key={entry.path} className="px-4 py-3 md:px-5">
            <Result entry={entry} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({ entry, words }: { entry: IndexedEntry; words: string[] }) {
  const { kind, path, title, notes } = entry;
  // many parts of a page share its title
  const Heading = kind === 'section' ? 'p' : 'h3';
  return (
    <>
      <Heading className="font-bold">
        <a
          href={path}
          className="inline-block min-h-11 content-center leading-snug text-night-700 underline decoration-night-500 underline-offset-4 wrap-anywhere"
        >
          <Marked pieces={markWords(title, words)} />
        </a>
      </Heading>
      {notes.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {notes.map((note) => [<span key={note}>{note}</span>, ' '])}
        </p>
      )}
      <p className="text-[0.9375rem] leading-snug wrap-anywhere">
        <Marked pieces={excerptAround(entry, words)} />
      </p>
    </>
  );
}

const Marked = ({ pieces }: { pieces: Piece[] }) => pieces.map(drawPiece);

const drawPiece = ({ text: words, isHit }: Piece, place: number) => (
  <Fragment key={place}>
    {place > 0 && ' '}
    {isHit ? <mark>{words}</mark> : words}
  </Fragment>
);

/** Links to what most people come for. */
function Errands() {
  return (
    <section aria-labelledby="errands">
      <h2 id="errands" className="text-xl font-bold">
        {text.errands}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <Emergency /> <LinkButton href="/donate">{text.donate}</LinkButton>{' '}
        <LinkButton href="/volunteer">{text.volunteer}</LinkButton>{' '}
        <LinkButton href="/education" look="outline">
          {text.courses}
        </LinkButton>{' '}
        <LinkButton href="/contact" look="outline">
          {text.contact}
        </LinkButton>
      </p>
    </section>
  );
}

interface Piece {
  text: string;
  isHit: boolean;
}

const wordsBefore = 8;
const wordsShown = 32;

/** Marks each word of `text` that begins with one of the folded `words`. */
function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(' ')) {
    const folded = searchKeyOf(word);
    const isHit = words.some((searched) => placeOf(searched, folded) >= 0);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += ` ${word}`;
    else pieces.push({ text: word, isHit });
  }
  return pieces;
}

/** Cuts out some words around the first hit, or the beginning when only the title was hit. */
function excerptAround({ text, foldedText }: IndexedEntry, words: readonly string[]): Piece[] {
  const hits = words.map((word) => placeOf(word, foldedText)).filter((place) => place >= 0);
  const first = hits.length > 0 ? foldedText.slice(0, Math.min(...hits)).split(' ').length - 1 : 0;
  const all = text.split(' ');
  const start = Math.max(0, first - wordsBefore);
  const end = start + wordsShown;
  const shown = all.slice(start, end).join(' ');
  return markWords(`${start > 0 ? '… ' : ''}${shown}${end < all.length ? ' …' : ''}`, words);
}
