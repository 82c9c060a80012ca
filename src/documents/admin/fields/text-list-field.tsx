import { useState } from 'react';
import { useController } from 'react-hook-form';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { Field } from '#/panel/form/field.tsx';
import { TextArea } from '#/panel/form/inputs.tsx';
import type { SchemaFieldProps } from './field-props.ts';
import { firstError } from './first-error.ts';

/** Several texts typed as one, each on lines of its own; `separator` stands between those that were there. */
export function TextListField({ schema, form, name, separator }: SchemaFieldProps & { separator: string }) {
  const { field } = useController({ control: form.control, name });
  const stored = (field.value as string[]).join(separator);
  const [typed, setTyped] = useState(stored);
  const split = (words: string) => words.split(separator === '\n' ? /\n/ : /\n\s*/);
  // a text that came from elsewhere replaces what was typed
  const shown = split(typed).join(separator) === stored ? typed : stored;
  const hint = schema.description ?? (separator === '\n\n' ? text.paragraphsHint : text.linesHint);
  return (
    <Field label={schema.title ?? ''} hint={hint} error={firstError(form.formState.errors, name)}>
      {(control) => (
        <TextArea
          {...control}
          ref={field.ref}
          name={field.name}
          rows={separator === '\n\n' ? 5 : 3}
          className="field-sizing-content"
          value={shown}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(event.target.value === '' ? [] : split(event.target.value));
          }}
        />
      )}
    </Field>
  );
}
