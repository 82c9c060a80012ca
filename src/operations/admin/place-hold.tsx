import { type UseFormReturn, useWatch } from 'react-hook-form';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { CheckboxField } from '#/panel/form/controls.tsx';
import { placeWordsOf } from '../place-words.ts';
import type { OperationFormInput, OperationFormOutput } from './operation-form-schema.ts';

export type OpenForm = UseFormReturn<OperationFormInput, unknown, OperationFormOutput>;

/** Says so when the title or the description tells the place that is to be kept back. */
export function PlaceHold({ form: { control, register, formState } }: { form: OpenForm }) {
  const [isHeld, title, description, location, district, status] = useWatch({
    control,
    name: ['isPlaceHeld', 'title', 'description', 'location', 'district', 'status'],
  });
  const isHeldAtFirst = isHeld && status === 'active' && !formState.defaultValues?.title;
  const words = placeWordsOf({ isPlaceHeld: isHeld, title, description, location, district });
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        {...register('isPlaceHeld')}
        label={text.holdPlace}
        hint={isHeldAtFirst ? `${text.heldAtFirst} ${text.holdPlaceHint}` : text.holdPlaceHint}
      />
      <p role="status" className="text-sm leading-snug font-semibold text-danger-600 empty:hidden">
        {words.length > 0 && text.placeTold(words)}
      </p>
    </div>
  );
}
