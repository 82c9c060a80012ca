import { Fragment, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { RequiredHint } from '../form/field.tsx';
import { type AnyFieldPlan, type FieldPlans, listFieldPlans } from './field-plans.tsx';

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
