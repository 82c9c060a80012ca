import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Field, TextArea, TextInput } from '#/panel/form/field.tsx';
import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.tsx';
import { type MediaChange, mediaChangeSchema } from '../schema.ts';

export function MediaFields({ form }: { form: UseFormReturn<MediaForm> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid content-start gap-4">
      <Field label={text.altText} hint={text.altTextFormHint} error={errors.altText?.message}>
        {(field) => (
          <TextArea {...field} {...register('altText')} rows={2} placeholder={text.altTextExample} />
        )}
      </Field>
      <Field label={text.credit} hint={text.creditHint} error={errors.credit?.message}>
        {(field) => <TextInput {...field} {...register('credit')} autoComplete="off" />}
      </Field>
      <Field label={text.consentNote} hint={text.consentNoteHint} error={errors.consentNote?.message}>
        {(field) => <TextArea {...field} {...register('consentNote')} rows={2} />}
      </Field>
      <Field label={mediaPanelText.name} hint={text.nameHint} error={errors.originalName?.message}>
        {(field) => <TextInput {...field} {...register('originalName')} autoComplete="off" />}
      </Field>
    </div>
  );
}

export const mediaFormSchema = z.object({
  originalName: mediaChangeSchema.shape.originalName.unwrap(),
  altText: mediaChangeSchema.shape.altText.unwrap(),
  credit: mediaChangeSchema.shape.credit.unwrap(),
  consentNote: mediaChangeSchema.shape.consentNote.unwrap(),
  focusX: mediaChangeSchema.shape.focusX.unwrap(),
  focusY: mediaChangeSchema.shape.focusY.unwrap(),
});

export type MediaForm = z.infer<typeof mediaFormSchema>;

/** As two people's words for a picture are compared; `MediaFields` draws them. */
const compared = <Value,>(label: string, empty: Value): FieldPlan<MediaForm, MediaForm, Value> => ({
  ...{ label, empty, show: String },
  input: () => null,
});

export const mediaFields: FieldPlans<MediaForm, MediaForm> = {
  altText: compared(text.altText, ''),
  credit: compared(text.credit, ''),
  consentNote: compared(text.consentNote, ''),
  originalName: compared(mediaPanelText.name, ''),
  focusX: compared(`${text.focus}: ${text.focusX}`, 50),
  focusY: compared(`${text.focus}: ${text.focusY}`, 50),
};

/**
 * Finds the changed fields, which alone are sent: what somebody else writes into another field stays.
 * @returns undefined when there are none
 */
export function changeOf(over: MediaForm, draft: MediaForm): MediaChange | undefined {
  const names = mediaFormSchema.keyof().options.filter((name) => draft[name] !== over[name]);
  const valuesIn = (of: MediaForm) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return names.length > 0 ? { ...valuesIn(draft), over: valuesIn(over) } : undefined;
}
