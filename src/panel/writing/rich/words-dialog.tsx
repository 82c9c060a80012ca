import { useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { Field } from '../../form/field.tsx';
import { TextInput } from '../../form/inputs.tsx';
import { SmallForm } from './small-form.tsx';

interface WordsDialogProps {
  words: string;
  onSet: (words: string) => void;
  onClose: () => void;
}

export function WordsDialog({ words, onSet, onClose }: WordsDialogProps) {
  const [typed, setTyped] = useState(words);
  return (
    <SmallForm
      title={text.wordsTitle}
      onSubmit={() => onSet(typed)}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{panelText.cancel}</Button>}
    >
      <Field label={text.wordsLabel} hint={text.wordsHint}>
        {(control) => (
          <TextInput {...control} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    </SmallForm>
  );
}
