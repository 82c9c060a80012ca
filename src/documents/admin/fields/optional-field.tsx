import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#/panel/form/checkbox-field.tsx';
import { emptyValue, presentForm } from '../../form-schema.ts';
import type { HolderProps } from './field-props.ts';

/** What may be absent: a box says whether it is there. */
export function OptionalField({ schema, form, name, draw }: HolderProps) {
  const isThere = useWatch({ control: form.control, name }) !== null;
  const inner = presentForm(schema) ?? {};
  // what is unticked by mistake is there again
  const typed = useRef<unknown>(emptyValue(inner) ?? '');
  function change(isTicked: boolean) {
    if (!isTicked) typed.current = form.getValues(name);
    form.setValue(name, isTicked ? typed.current : null, { shouldDirty: true, shouldValidate: false });
  }
  return (
    <div className="grid gap-3">
      <CheckboxField
        label={schema.title ?? ''}
        hint={schema.description}
        checked={isThere}
        onChange={(event) => change(event.target.checked)}
      />
      {isThere && draw(name, inner)}
    </div>
  );
}
