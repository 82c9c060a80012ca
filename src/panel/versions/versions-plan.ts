import type { FieldValues } from 'react-hook-form';
import type { SavedVersion } from '#/http/answers.server.ts';
import type { versionCalls } from '#/http/stored-calls.ts';
import { type FieldPlans, listFieldPlans } from '../stored/field-plans.tsx';

export interface VersionsPlan<Version extends SavedVersion> {
  calls: ReturnType<typeof versionCalls<Version>>;
  compare: (before: Version, after: Version) => VersionField[];
  /** Visitors always read the latest published version; a draft stands beside that one. */
  isAlwaysOut?: boolean;
  words: {
    hint: string;
    failed: string;
    isSame: string;
    confirmRestoring: (version: number) => string;
    restoringHint: string;
    restored: string;
    /** Of a version that nobody has saved, where it is known why. */
    firstVersion?: string;
  };
  /** What else somebody should know who goes back to this version. */
  warn?: (version: Version) => string | undefined;
}

/** Prose is compared by words, other fields by whole lines. */
export interface VersionField {
  label: string;
  isProse: boolean;
  /** Of its lines only those that differ are shown. */
  isFolded?: boolean;
  before: string[];
  after: string[];
}

interface Comparison<Version> {
  /** Fields that going back to a version leaves as they are. */
  left: readonly string[];
  /** What says more to a person than the field's own value. */
  lines?: Partial<Record<string, (version: Version) => string[]>>;
}

export function comparisonOf<Version extends object, Form extends FieldValues, Draft>(
  fields: FieldPlans<Form, Draft>,
  { left, lines: linesOf = {} }: Comparison<Version>,
) {
  const compared = listFieldPlans(fields).filter(([name]) => !left.includes(name));
  return (before: Version, after: Version): VersionField[] =>
    compared.map(([name, { label, lines = proseOf }]) => {
      const said = linesOf[name];
      const read = said ?? ((version: Version) => lines(version[name as never]));
      return { label, isProse: !said && lines === proseOf, before: read(before), after: read(after) };
    });
}

const proseOf = (text: string) => [text];

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
