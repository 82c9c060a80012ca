import { conflictText as text } from '#/i18n/tr/conflict.ts';
import { MarkedText } from '../difference/marked-text.tsx';
import type { Choice } from '../merge/merge-choices.ts';

interface ConflictFieldsetProps {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

export function ConflictFieldset({ name, label, mine, theirs, choice, onChoose }: ConflictFieldsetProps) {
  const versions = [
    { value: 'mine', title: text.mine, words: mine, against: theirs },
    { value: 'theirs', title: text.theirs, words: theirs, against: mine },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map(({ value, title, words, against }) => (
          <label
            key={value}
            className="grid cursor-pointer content-start gap-2 rounded-md border border-snow-300 p-3 has-checked:border-night-700 has-checked:bg-snow-50 has-checked:ring-1 has-checked:ring-night-700 has-focus-visible:outline-3"
          >
            <span className="flex items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name={`version-of-${name}`}
                value={value}
                checked={choice === value}
                onChange={() => onChoose(value)}
                className="size-4 accent-night-800"
              />
              {title}
            </span>
            <span className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
              {words ? (
                <MarkedText words={words} against={against} />
              ) : (
                <i className="text-ink-soft">{text.nothing}</i>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
