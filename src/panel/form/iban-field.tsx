import { useState } from 'react';
import { compactIban, formatIban } from '#/format/iban.ts';
import { Field, TextArea } from './field.tsx';
import { type FieldProps, useWords } from './field-props.ts';
import { useField } from './form-state.ts';

/**
 * Shows the number in groups of four, as it was typed while it is.
 * @param further what its domain says of it beside its hint
 */
export function IbanField({ further, ...props }: FieldProps & { further?: string | undefined }) {
  const words = useWords(props);
  const [value, setValue] = useField<string>(props);
  const [typed, setTyped] = useState<string>();
  return (
    <Field {...words} hint={[words.hint, further].filter(Boolean).join(' ')}>
      {(control) => (
        // longer than a phone is wide, and every digit counts
        <TextArea
          {...{ ...control, name: props.name, value: typed ?? formatIban(value), autoComplete: 'off' }}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(compactIban(target.value));
          }}
          onBlur={() => setTyped(undefined)}
          className="field-sizing-content"
        />
      )}
    </Field>
  );
}
