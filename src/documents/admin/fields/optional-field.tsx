import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#/panel/form/checkbox-field.tsx';
import { emptyValue, presentForm } from '../../form-schema.ts';
import type { HolderProps } from './field-props.ts';

/** What may be absent: a box says whether it is there. */
export function OptionalField({ schema, form, name, draw }: HolderProps) {
  const isThere = useWatch({ control: form.control, name }) !== null;
  const inner = presentForm(schema) ?? {};
  const change = (value: unknown) => form.setValue(name, value, { shouldDirty: true, shouldValidate: false });
  return (
    <div className="grid gap-3">
      <CheckboxField
        label={schema.title ?? ''}
        hint={schema.description}
        checked={isThere}
        onChange={(event) => change(event.target.checked ? (emptyValue(inner) ?? '') : null)}
      />
      {isThere && draw(name, inner)}
    </div>
  );
}
