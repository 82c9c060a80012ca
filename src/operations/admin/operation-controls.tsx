import { useWatch } from 'react-hook-form';
import { collectionControls } from '#/collections/form-controls.tsx';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { CheckboxField } from '#/panel/form/controls.tsx';
import type { Controls, FieldForm, FieldProps } from '#/panel/form/field-props.ts';
import { ChoiceField } from '#/panel/form/schema-field.tsx';
import { placeWordsOf } from '../place-words.ts';

export const operationControls: Controls = {
  ...collectionControls,
  placeHold: (field) => <PlaceHold {...field} />,
  status: (field) => <ChoiceField {...field} onChosen={(status) => holdWhileActive(field.form, status)} />,
};

/** Says so when the title or the description tells the place that is to be kept back. */
function PlaceHold({ form: { control, register, formState }, name, schema }: FieldProps) {
  const [isPlaceHeld, title, description, location, district, status] = useWatch({
    control,
    name: ['isPlaceHeld', 'title', 'description', 'location', 'district', 'status'],
  });
  const isHeldAtFirst = isPlaceHeld && status === 'active' && !formState.defaultValues?.title;
  const words = placeWordsOf({ isPlaceHeld, title, description, location, district });
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        {...register(name)}
        label={schema.title ?? ''}
        hint={[isHeldAtFirst && text.heldAtFirst, schema.description].filter(Boolean).join(' ')}
      />
      <p role="status" className="text-sm leading-snug font-semibold text-danger-600 empty:hidden">
        {words.length > 0 && text.placeTold(words)}
      </p>
    </div>
  );
}

/**
 * Holds the place of a new operation while it is active and nobody has decided otherwise. What has ended hides no
 * place.
 */
function holdWhileActive({ formState, getValues, setValue }: FieldForm, status: string | null) {
  const { status: before, isPlaceHeld } = getValues();
  if (formState.defaultValues?.title || isPlaceHeld !== (before === 'active')) return;
  setValue('isPlaceHeld', status === 'active');
}
