import type { ComponentType } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { FailureBoundary } from '../failure.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { lazy } from '../lazy.tsx';
import { LineMarks } from './marks.tsx';

interface TextDifferenceProps {
  before: string;
  after: string;
  /** Lines in which nothing differs are left out. */
  isFolded?: boolean | undefined;
}

const WordDifference = lazy(
  async () => (await import('./word-difference.tsx')).WordDifference,
  ({ after }: TextDifferenceProps) => after,
);

/** Strikes out words that only `before` has and underlines words that only `after` has; without its code, all words. */
export const TextDifference = (difference: TextDifferenceProps) => (
  <div className="wrap-anywhere whitespace-pre-wrap">
    <FailureBoundary instead={<LineMarks before={[difference.before]} after={[difference.after]} />}>
      <WordDifference {...difference} />
    </FailureBoundary>
  </div>
);

/** Field as it is shown beside another value of it. */
export interface SeenField {
  /** Prose is compared by words, other fields by whole lines. */
  isProse: boolean;
  /** Its lines are addresses of pictures. */
  isPictures?: boolean;
  /** Of its lines only those that differ are shown. */
  isFolded?: boolean;
  /** Draws a text with codes as visitors see it. */
  Difference?: SeenDifference | undefined;
}

type SeenDifference = ComponentType<{ before: string; after: string }>;

/** Draws fields, by their names. */
export type SeenDifferences = Readonly<Partial<Record<string, SeenDifference>>>;

export function seenFieldOf(
  { type, choices, control = '' }: FormSchema,
  Difference?: SeenDifference,
): SeenField {
  const isPictures = ['picture', 'pictures'].includes(control);
  // of other fields a changed word makes another value
  const isProse = type !== 'array' && !choices && !isPictures && !['operation', 'day'].includes(control);
  return { isProse, isPictures, Difference };
}

interface FieldDifferenceProps extends SeenField {
  before: string[];
  after: string[];
}

/** Draws a field once, with what went and what came. */
export function FieldDifference({ before, after, Difference, ...field }: FieldDifferenceProps) {
  const { isProse, isPictures, isFolded } = field;
  const [from, to] = [before.join('\n'), after.join('\n')];
  if (from === '' && to === '') return <p className="text-ink-soft">{text.empty}</p>;
  const words = <TextDifference before={from} after={to} isFolded={isFolded} />;
  if (Difference)
    return (
      <FailureBoundary instead={words}>
        <Difference before={from} after={to} />
      </FailureBoundary>
    );
  return isProse ? words : <LineMarks {...{ before, after, isPictures }} />;
}
