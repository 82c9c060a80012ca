import type { SavedVersion } from '#/http/answers.server.ts';
import type { versionCalls } from '#/http/stored-calls.ts';
import { type SeenDifferences, type SeenField, seenFieldOf } from '../difference/field-difference.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { linesBeside } from '../form/words-of-value.ts';

export interface VersionsPlan<Version extends SavedVersion> {
  calls: ReturnType<typeof versionCalls<Version>>;
  compare: (before: Version, after: Version) => VersionField[];
  /** Visitors always read the latest published version; a draft stands beside that one. */
  isAlwaysOut?: boolean;
  words: {
    hint: string;
    failed: string;
    isSame: string;
    /** What going back means, also for visitors; said beside its button. */
    restoringHint: string;
    restored: string;
    /** Of a version that nobody has saved, where it is known why. */
    firstVersion?: string;
  };
  /** What else somebody should know who goes back to this version. */
  warn?: (version: Version) => string | undefined;
}

export interface VersionField extends SeenField {
  label: string;
  before: string[];
  after: string[];
}

interface Comparison<Version> {
  /** Fields that going back to a version leaves as they are. */
  left?: readonly string[];
  /** What says more to a person than the field's own value. */
  lines?: Partial<Record<string, (version: Version) => string[]>>;
  seen?: SeenDifferences | undefined;
}

/** Compares versions field by field, by the words that the description has for their values. */
export const comparisonOf =
  <Version extends object>(
    { properties = {} }: FormSchema,
    { left = [], lines = {}, seen }: Comparison<Version> = {},
  ) =>
  (before: Version, after: Version): VersionField[] =>
    Object.entries(properties)
      .filter(([name]) => !left.includes(name))
      .map(([name, field]) => {
        const valueIn = (version: Version) => new Map<string, unknown>(Object.entries(version)).get(name);
        const read = lines[name] ?? ((version: Version) => linesBeside(field, valueIn(version)));
        return {
          label: field.title ?? '',
          ...seenFieldOf(field, seen?.[name]),
          before: read(before),
          after: read(after),
        };
      });

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
