import type { FieldValues } from 'react-hook-form';
import { count, textBlock, textLine } from '#/panel/stored/field-kinds.tsx';
import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.tsx';
import type { Collection, Field, Fields } from './collection.ts';

type AnyPlan<Form extends FieldValues, Draft> = FieldPlan<Form, Draft, never>;

/** Fields that no form need name: their descriptions say how they are asked for. */
type Ordinary<Described extends Fields> = {
  [Name in keyof Described]: Described[Name] extends { input: object } ? Name : never;
}[keyof Described];

/**
 * Completes the fields of a form by those that are described as ordinary, each at its place in the description.
 * @param own plans of the other fields, and of what a form asks for beside them
 */
export function formFields<Described extends Fields, Form extends FieldValues, Draft>(
  { fields }: Pick<Collection<Described>, 'fields'>,
  own: Omit<FieldPlans<Form, Draft>, Ordinary<Described>>,
): FieldPlans<Form, Draft> {
  const plans = new Map<string, AnyPlan<Form, Draft>>(Object.entries(own));
  const inOrder = Object.entries(fields).map(([name, field]) => [name, plans.get(name) ?? ordinary(field)]);
  // `own` has a plan for each field that is not ordinary, and what the description has none for comes last
  return { ...Object.fromEntries(inOrder), ...restOf(own, fields) } as FieldPlans<Form, Draft>;
}

const restOf = (own: object, fields: Fields) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(fields, name)));

function ordinary<Form extends FieldValues, Draft>({ input }: Field): AnyPlan<Form, Draft> | undefined {
  if (!input) return undefined;
  const { kind, rows = 4, ...look } = input;
  const plans = {
    line: () => textLine<Form, Draft>(look),
    block: () => textBlock<Form, Draft>({ ...look, rows }),
    count: () => count<Form, Draft>(look),
  };
  return plans[kind]() as AnyPlan<Form, Draft>;
}
