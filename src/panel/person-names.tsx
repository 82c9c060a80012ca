import { createContext, Fragment, useCallback, useContext } from 'react';

/** Name shown for each username; `admin/panel.tsx` gives it. */
export const StaffNames = createContext<Record<string, string> | undefined>(undefined);

/** @returns the name of a person, or the username of one who has told no name */
export function useNameOf(): (username: string) => string {
  const names = useContext(StaffNames);
  return useCallback(
    (username) => (names && Object.hasOwn(names, username) ? names[username] : undefined) ?? username,
    [names],
  );
}

/** Each holds 4.5 : 1 between its letters and its ground. */
const colours = [
  'bg-night-700 text-snow-50',
  'bg-safe-50 text-safe-700 border border-safe-700/40',
  'bg-signal-300/40 text-night-900 border border-signal-700/40',
  'bg-snow-200 text-night-900 border border-night-500/50',
];

/** Round mark of a person's initials. It is drawn by the style: the name beside it stays the only text. */
function Initials({ name }: { name: string }) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={`mr-1 inline-grid size-4.5 place-items-center rounded-full text-[0.5625rem] leading-none font-bold before:content-[attr(data-initials)] ${colours[hash % colours.length]}`}
    />
  );
}

/** Gives the first letters of a name's first and last word: 'AY' for 'Ayşe Yılmaz' and 'ayse.yilmaz'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word = '') => [...word][0]);
  return letters.join('').toLocaleUpperCase('tr');
}

const edge = '\0';

/** Marks a name among the words of a sentence, for `WithInitials`. */
export const asName = (name: string): string => `${edge}${name}${edge}`;

/** A sentence, each of whose names has its initials before it. */
export function WithInitials({ words }: { words: string }) {
  const [before, ...parts] = words.split(edge);
  // by turns a name and what follows it
  const names = parts.filter((_, place) => place % 2 === 0);
  return (
    <>
      {before}
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the names of a sentence keep their places
        <Fragment key={place}>
          <Initials name={name} />
          {`${name}${parts[place * 2 + 1]}`}
        </Fragment>
      ))}
    </>
  );
}
