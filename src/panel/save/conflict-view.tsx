import { useEffect, useRef, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { conflictText as text } from '#/i18n/tr/conflict.ts';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { MarkedText, TextDifference } from '../difference/text-difference.tsx';
import { useNameOf } from '../staff-names.ts';
import {
  type Choice,
  type Comparison,
  chooseAll,
  keyOf,
  proposedChoices,
  type Question,
  settleQuestions,
} from './compare.ts';

interface ConflictViewProps<Form> {
  comparison: Comparison<Form>;
  /** When theirs was saved, ISO 8601 UTC; undefined where nobody notes that. */
  savedAt: string | undefined;
  /** Who has saved theirs, if that is known. */
  savedBy: string | undefined;
  onSettle: (values: Form) => void;
}

/** Overwrites nothing before the person has chosen, wherever two texts differ. */
export function ConflictView<Form extends object>({
  comparison,
  savedAt,
  savedBy,
  onSettle,
}: ConflictViewProps<Form>) {
  const { questions, taken } = comparison;
  const [choices, setChoices] = useState(() => proposedChoices(questions));
  const isChoice = questions.length > 0;
  return (
    <>
      <DialogBody>
        <Explanation savedAt={savedAt} savedBy={savedBy} takesOver={taken.length > 0} isChoice={isChoice} />
        {isChoice && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setChoices(chooseAll(questions, 'mine'))}>
              {text.allMine}
            </Button>
            <Button size="small" onClick={() => setChoices(chooseAll(questions, 'theirs'))}>
              {text.allTheirs}
            </Button>
          </div>
        )}
        {!isChoice &&
          taken.map(({ label, mine, merged }) => (
            <section key={label} className="grid gap-1.5">
              <h4 className="text-sm font-semibold">{label}</h4>
              <TextDifference before={mine} after={merged} labels={unreadLabels} isFolded />
            </section>
          ))}
        {questions.map((question) => (
          <ConflictFieldset
            key={keyOf(question)}
            question={question}
            choice={choices[keyOf(question)] ?? question.proposed}
            onChoose={(choice) => setChoices({ ...choices, [keyOf(question)]: choice })}
          />
        ))}
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={() => onSettle(settleQuestions(comparison, choices))}>
          {isChoice ? text.settle : text.readThem}
        </Button>
        {isChoice && <p className="flex-1 self-center text-sm text-ink-soft">{text.settleHint}</p>}
      </DialogFooter>
    </>
  );
}

const unreadLabels = { before: text.mine, after: text.withTheirs };

interface ExplanationProps extends Pick<ConflictViewProps<object>, 'savedAt' | 'savedBy'> {
  takesOver: boolean;
  /** False when theirs is only to be read before it comes out. */
  isChoice: boolean;
}

function Explanation({ savedAt, savedBy, takesOver, isChoice }: ExplanationProps) {
  const nameOf = useNameOf();
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had the keyboard is gone with the form
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="grid gap-1">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {text.title(savedBy && nameOf(savedBy))}
      </h3>
      <p className="text-sm text-ink-soft">
        {(isChoice ? text.hint : text.unread)(
          savedAt === undefined ? text.meanwhile : formatRelativeTime(savedAt, new Date()),
        )}
      </p>
      {isChoice && takesOver && <p className="text-sm text-ink-soft">{text.merged}</p>}
    </div>
  );
}

interface ConflictFieldsetProps {
  question: Question;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function ConflictFieldset({ question, choice, onChoose }: ConflictFieldsetProps) {
  const { label, show } = question;
  const [mine, theirs] = [show(question.mine as never), show(question.theirs as never)];
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
                name={`version-of-${keyOf(question)}`}
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
