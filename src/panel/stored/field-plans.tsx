import { Fragment, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { RequiredHint } from '../form/field.tsx';
import type { ComparedField } from '../save/compare.ts';

export interface FieldPlan<Form extends FieldValues, Draft, Value> extends FieldLook<Value> {
  /** The value of an untouched form, and of a stored null. */
  empty: Value | null;
  /** Turns the stored value into the form's, where they differ; `whole` is the stored thing. */
  read?: (stored: never, whole: never) => Value | null;
  /** The stored value as lines that are compared whole; prose, which is compared by words, has none. */
  lines?: (stored: never) => string[];
  /** Names a place inside of the value, whose places two people may change; form, draft and store then hold the same. */
  inside?: ComparedField['inside'];
  uncounted?: ComparedField['uncounted'];
  input: (form: UseFormReturn<Form, unknown, Draft>, name: Path<Form>) => ReactNode;
}

export interface FieldLook<Value> {
  label: string;
  /** Writes the value for a person; the value itself when left out. */
  show?: (value: Value) => string;
  isRequired?: boolean;
  /** Two halves stand side by side where there is room. */
  isHalf?: boolean;
}

/** The compiler names a forgotten field, which a save would otherwise empty. */
export type FieldPlans<Form extends FieldValues, Draft> = {
  readonly [Name in keyof Form & string]-?: FieldPlan<Form, Draft, NonNullable<Form[Name]>>;
};

/** A plan apart from its form, whose value can have any type. */
type AnyFieldPlan<Form extends FieldValues, Draft> = FieldPlan<Form, Draft, never>;

export const listFieldPlans = <Form extends FieldValues, Draft>(fields: FieldPlans<Form, Draft>) =>
  Object.entries(fields) as [name: Path<Form>, plan: AnyFieldPlan<Form, Draft>][];

export function formValues<Form extends FieldValues, Draft>(
  fields: FieldPlans<Form, Draft>,
  stored?: object,
): Required<Form> {
  const values: Record<string, unknown> = { ...stored };
  return Object.fromEntries(
    listFieldPlans(fields).map(([name, { empty, read }]) => [
      name,
      stored && read ? read(values[name] as never, stored as never) : (values[name] ?? empty),
    ]),
  ) as Required<Form>;
}

interface PlannedFieldsProps<Form extends FieldValues, Draft> {
  fields: FieldPlans<Form, Draft>;
  form: UseFormReturn<Form, unknown, Draft>;
}

export function PlannedFields<Form extends FieldValues, Draft>({
  fields,
  form,
}: PlannedFieldsProps<Form, Draft>): ReactNode {
  const draw = ([name, { input }]: [Path<Form>, AnyFieldPlan<Form, Draft>]) => (
    <Fragment key={name}>{input(form, name)}</Fragment>
  );
  const plans = listFieldPlans(fields);
  return [
    plans.some(([, { isRequired }]) => isRequired) && <RequiredHint key="" />,
    ...groupHalves(plans).map((group) =>
      group.length === 1 ? (
        group.map(draw)
      ) : (
        <div key={group[0]?.[0]} className="grid content-start gap-5 sm:grid-cols-2">
          {group.map(draw)}
        </div>
      ),
    ),
  ];
}

/** Halves that follow each other share a grid. */
function groupHalves<Plan extends [string, { isHalf?: boolean }]>(plans: Plan[]): Plan[][] {
  const groups: Plan[][] = [];
  for (const plan of plans) {
    const latest = groups.at(-1);
    if (plan[1].isHalf && latest?.[0]?.[1].isHalf) latest.push(plan);
    else groups.push([plan]);
  }
  return groups;
}
