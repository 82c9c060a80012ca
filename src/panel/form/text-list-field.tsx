import { useState } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { Field, type FieldWords, TextArea } from './field.tsx';

interface TextListFieldProps extends FieldWords {
  field: ControllerRenderProps<FieldValues>;
  /** Stands between the texts that were there; a blank line or the end of a line. */
  separator: '\n' | '\n\n';
}

/** Text area for several texts typed as one, each on lines of its own. */
export function TextListField({ field, separator, ...words }: TextListFieldProps) {
  const stored = (field.value as string[]).join(separator);
  const [typed, setTyped] = useState(stored);
  const split = (words: string) => words.split(separator === '\n' ? /\n/ : /\n\s*/);
  // a text that came from elsewhere replaces what was typed
  const shown = split(typed).join(separator) === stored ? typed : stored;
  return (
    <Field {...words}>
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
