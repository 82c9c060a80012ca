import { type SeenDifferences, type SeenField, seenFieldOf } from '../difference/field-difference.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { putAt } from '../form/form-state.ts';
import { linesBeside, nameOfPlace, withoutPlaces } from '../form/words-of-value.ts';
import { type Disagreement, isSame, mergeThree, type Place, type Versions } from './merge.ts';

export type Choice = 'mine' | 'theirs';

/** Field as the comparison knows it. */
export interface ComparedField {
  label: string;
  show?: (value: never) => string;
  /** Names a place inside of the value. What two people have changed in different places of it is merged unasked. */
  inside?: (place: Place, value: unknown) => NamedPlace;
  /** The value without what is counted at each save. */
  uncounted?: (value: unknown) => unknown;
  /** How it is drawn beside another value. */
  seen?: SeenField;
}

interface NamedPlace {
  /** 'Maddeler › 14. Amaç › Metin' */
  label: string;
  show: (value: never) => string;
  seen?: SeenField | undefined;
}

export interface Question extends Disagreement, NamedPlace {
  proposed: Choice;
  /** Only one of the two has changed it, and that is proposed. */
  isOneSided?: boolean;
}

export interface Comparison<Form> {
  /** Mine, with what needs no question taken over. */
  merged: Form;
  /** The fields in which something of theirs was, in words. */
  taken: Taken[];
  questions: Question[];
}

interface Taken {
  label: string;
  mine: string;
  merged: string;
}

/** @param base what is not known of it is left out; a field that then differs is a question */
export function compareVersions<Form extends object>(
  fields: readonly (readonly [string, ComparedField])[],
  { base, mine, theirs }: Partial<Pick<Versions<Form>, 'base'>> & Omit<Versions<Form>, 'base'>,
): Comparison<Form> {
  const compared = fields.map(([name, field]) => {
    const valueIn = (values: object | undefined) =>
      field.uncounted ? field.uncounted(fieldOf(values, name)) : fieldOf(values, name);
    const versions = { base: valueIn(base), mine: valueIn(mine), theirs: valueIn(theirs) };
    return [
      name,
      compareField({ name, field, versions, isBaseKnown: base !== undefined && Object.hasOwn(base, name) }),
    ] as const;
  });
  return {
    merged: { ...mine, ...Object.fromEntries(compared.map(([name, { merged }]) => [name, merged])) },
    taken: compared.flatMap(([, { taken }]) => taken),
    questions: compared.flatMap(([, { questions }]) => questions),
  };
}

const fieldOf = (values: object | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(values ?? {})).get(name);

interface FieldVersions {
  name: string;
  field: ComparedField;
  versions: Versions;
  isBaseKnown: boolean;
}

function compareField({ name, field, versions, isBaseKnown }: FieldVersions): Comparison<unknown> {
  const { base, mine, theirs } = versions;
  const { label, show = String, inside, seen } = field;
  if (isSame(mine, theirs)) return { merged: mine, taken: [], questions: [] };
  if (!inside || !isBaseKnown) {
    const proposed = isBaseKnown && isSame(mine, base) ? 'theirs' : 'mine';
    const isOneSided = isBaseKnown && (proposed === 'theirs' || isSame(theirs, base));
    const question = { place: [name], mine, theirs, label, show, seen, proposed, isOneSided } as const;
    return { merged: mine, taken: [], questions: [question] };
  }
  const { value, disagreements } = mergeThree(versions);
  const questions = disagreements.map(({ place, ...sides }) => ({
    ...{ ...sides, ...inside(place, mine) },
    ...{ place: [name, ...place], proposed: 'mine' as const },
  }));
  const words = () => ({ label, mine: show(mine as never), merged: show(value as never) });
  return { merged: value, taken: isSame(value, mine) ? [] : [words()], questions };
}

/** Choice for each question, by its key. */
export type Choices = Readonly<Record<string, Choice>>;

/** 'members.3.name' */
export const keyOf = ({ place }: Question): string => place.join('.');

export const proposedChoices = (questions: readonly Question[]): Choices =>
  Object.fromEntries(questions.map((question) => [keyOf(question), question.proposed]));

export const chooseAll = (questions: readonly Question[], choice: Choice): Choices =>
  Object.fromEntries(questions.map((question) => [keyOf(question), choice]));

/** Returns the compared values as the person has decided them. */
export function settleQuestions<Form extends object>(
  { merged, questions }: Comparison<Form>,
  choices: Choices,
): Form {
  const settle = (settled: Form, question: Question) =>
    putAt(settled, question.place, question[choices[keyOf(question)] ?? question.proposed]);
  return questions.reduce(settle, merged);
}

/**
 * A draft that keeps the changes of both, to be saved over theirs; undefined where somebody must be asked. Nobody
 * publishes unseen what somebody else has kept as a draft.
 * @param asksPublication false where visitors always read some version, so that `published` is what this person has pressed
 */
export function mergeDrafts<Draft extends object>(
  fields: Parameters<typeof compareVersions>[0],
  { base, mine, theirs }: { base: object; mine: Draft; theirs: object },
  { asksPublication = false } = {},
): Draft | undefined {
  const isTheirs = (name: string) => !isSame(fieldOf(theirs, name), fieldOf(base, name));
  const changed = fields.filter(([name]) => isTheirs(name) && (asksPublication || name !== 'published'));
  const { merged, taken, questions } = compareVersions<object>(changed.map(mergeable), {
    base,
    mine,
    theirs,
  });
  const comesOut = fieldOf(mine, 'published') === true || typeof fieldOf(mine, 'publishAt') === 'string';
  const isUnread = taken.length > 0 && comesOut && fieldOf(theirs, 'published') === false;
  return questions.length === 0 && !isUnread ? (merged as Draft) : undefined;
}

type NamedField = readonly [string, ComparedField];

/** Lets a field that only one of two people has changed be merged unasked, but for when it comes out. */
export const mergeable = ([name, field]: NamedField): NamedField => {
  const isWhole = name === 'published' || name === 'publishAt';
  // a draft is not written as the form is, whose words `show` knows
  const words = { label: field.label, show: String };
  return [name, isWhole ? { ...field, ...words } : { inside: () => words, ...field, ...words }];
};

/** Whether and when visitors see it: nobody has typed it, so it is asked about whole. */
const publication = ['publishAt', 'published'];

/**
 * The fields of a form as two versions of it are compared.
 * @param isNested whether places inside of a field are compared, too
 */
export const comparedFields = (
  fields: FormSchema,
  isNested = false,
  seen: SeenDifferences = {},
): [string, ComparedField][] =>
  Object.entries(fields.properties ?? {}).map(([name, field]) => {
    const whole = {
      label: field.title ?? '',
      seen: seenFieldOf(field, seen[name]),
      show: (value: unknown) => linesBeside(field, value).join('\n'),
    };
    return [name, isNested && !publication.includes(name) ? { ...whole, ...partsOf(field) } : whole];
  });

const partsOf = (field: FormSchema): Pick<ComparedField, 'inside' | 'uncounted'> => ({
  inside: (place, value) => {
    const { words, schema } = nameOfPlace(field, { place, value });
    return {
      label: words.join(' › '),
      seen: seenFieldOf(schema),
      show: (part) => linesBeside(schema, part).join('\n'),
    };
  },
  uncounted: (value) => withoutPlaces(field, value),
});
