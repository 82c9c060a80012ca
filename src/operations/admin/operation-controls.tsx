import { collectionControls } from '#/collections/form-controls.tsx';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { CheckboxField } from '#/panel/form/controls.tsx';
import type { Controls, FieldProps } from '#/panel/form/field-props.ts';
import { type FormState, useField, useValues } from '#/panel/form/form-state.ts';
import { ChoiceField } from '#/panel/form/schema-field.tsx';
import { useSettled } from '#/panel/use-settled.ts';
import { placeWordsOf } from '../place-words.ts';
import type { OperationInput } from '../schema.ts';

export const operationControls: Controls = {
  ...collectionControls,
  placeHold: (field) => <PlaceHold {...field} />,
  status: (field) => <ChoiceField {...field} onChosen={(status) => holdWhileActive(formOf(field), status)} />,
};

/** Says so when the title or the description tells the place that is to be kept back. */
function PlaceHold(field: FieldProps) {
  const { name, schema } = field;
  const form = formOf(field);
  const operation = useValues(form);
  const [isPlaceHeld, setPlaceHeld] = useField<boolean>(field);
  const isHeldAtFirst = isPlaceHeld && operation.status === 'active' && !form.stored().title;
  const words = placeWordsOf(operation);
  const told = words.length > 0 ? text.placeTold(words) : '';
  // who looks for each letter is not told of 'Ab', 'Aba', 'Aban'
  const spoken = useSettled(told, 1500);
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        {...{ name, label: schema.title ?? '', checked: isPlaceHeld }}
        onChange={({ target }) => setPlaceHeld(target.checked)}
        hint={[isHeldAtFirst && text.heldAtFirst, schema.description].filter(Boolean).join(' ')}
      />
      <p aria-hidden className="text-sm leading-snug font-semibold text-danger-600 empty:hidden">
        {told}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/**
 * Holds the place of a new operation while it is active and nobody has decided otherwise. What has ended hides no
 * place.
 */
function holdWhileActive(form: FormState<OperationInput>, status: string | null) {
  const { status: before, isPlaceHeld } = form.values();
  if (form.stored().title || isPlaceHeld !== (before === 'active')) return;
  form.set('isPlaceHeld', status === 'active');
}

/** The form of an operation, whose controls these are. */
const formOf = ({ form }: Pick<FieldProps, 'form'>) => form as FormState<object> as FormState<OperationInput>;
