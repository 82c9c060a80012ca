export type Choice = 'mine' | 'theirs';
export type Choices<Form> = Partial<Record<keyof Form, Choice>>;

interface Versions<Form> {
  mine: Form;
  theirs: Form;
  /** What both started from; undefined when it is not known. */
  base?: Form;
}

/** Proposes what only the other person changed, and keeps mine elsewhere. Equal fields are left out. */
export function proposeChoices<Form extends object>({ mine, theirs, base }: Versions<Form>): Choices<Form> {
  const names = Object.keys(mine) as (keyof Form)[];
  return Object.fromEntries(
    names
      .filter((name) => !isSame(mine[name], theirs[name]))
      .map((name) => [name, base && isSame(mine[name], base[name]) ? 'theirs' : 'mine']),
  ) as Choices<Form>;
}

export function mergeValues<Form extends object>(
  { mine, theirs }: Versions<Form>,
  choices: Choices<Form>,
): Form {
  const taken = (Object.keys(choices) as (keyof Form)[]).filter((name) => choices[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
