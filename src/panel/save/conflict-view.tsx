import { useEffect, useId, useRef, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { conflictText as text } from '#/i18n/tr/conflict.ts';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { FieldDifference, TextDifference } from '../difference/field-difference.tsx';
import { useNameOf } from '../person-names.tsx';
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
  const nameOf = useNameOf();
  const isChoice = questions.length > 0;
  const other = savedBy && nameOf(savedBy);
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
              <TextDifference before={mine} after={merged} isFolded />
            </section>
          ))}
        {questions.map((question) => {
          const choice = choices[keyOf(question)] ?? question.proposed;
          const onChoose = (choice: Choice) => setChoices({ ...choices, [keyOf(question)]: choice });
          const asked = { question, choice, onChoose };
          if (!question.isOneSided) return <ConflictFieldset key={keyOf(question)} {...asked} />;
          const isOpen = questions.every(({ isOneSided }) => isOneSided);
          return <FoldedQuestion key={keyOf(question)} {...{ ...asked, other, isOpen }} />;
        })}
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

/** Stands in one line for what needs no decision; who wants to see it opens it. */
function FoldedQuestion({
  other,
  isOpen,
  ...asked
}: ConflictFieldsetProps & { other: string | undefined; isOpen: boolean }) {
  const { question, choice } = asked;
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
        <b>{question.label}</b>: {question.proposed === 'mine' ? text.changedByMe : text.changedBy(other)}
        {choice !== question.proposed && ` (${text.keeps(text[choice])})`}
      </summary>
      <ConflictFieldset {...asked} />
    </details>
  );
}

function ConflictFieldset({ question, choice, onChoose }: ConflictFieldsetProps) {
  const id = useId();
  const { label, show, seen = { isProse: true } } = question;
  const [mine, theirs] = [question.mine, question.theirs].map((value) => show(value as never).split('\n'));
  const versions = [
    { value: 'mine', title: text.mine, words: mine, against: theirs },
    { value: 'theirs', title: text.theirs, words: theirs, against: mine },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map(({ value, title, words = [], against = [] }) => (
          <div
            key={value}
            className="relative grid min-w-0 content-start gap-2 rounded-md border border-snow-300 p-3 has-checked:border-night-700 has-checked:bg-snow-50 has-checked:ring-1 has-checked:ring-night-700 has-focus-visible:outline-3"
          >
            {/* all of the box chooses it, and a link in it is not followed */}
            <label className="flex cursor-pointer items-center gap-2 text-sm font-semibold after:absolute after:inset-0">
              <input
                type="radio"
                name={`version-of-${keyOf(question)}`}
                value={value}
                checked={choice === value}
                onChange={() => onChoose(value)}
                aria-describedby={seen.Difference ? undefined : `${id}${value}`}
                className="relative z-1 size-4 accent-night-800"
              />
              {title}
            </label>
            {/* what only the other text has stands beside it, and nothing came or went */}
            <div
              id={`${id}${value}`}
              className="text-sm leading-relaxed [&_[data-word]]:sr-only [&_del]:hidden"
            >
              {words.join('') === '' ? (
                <i className="text-ink-soft">{text.nothing}</i>
              ) : (
                <FieldDifference {...seen} isFolded before={against} after={words} />
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
