import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Field, TextArea, TextInput } from '#/panel/form/field.tsx';
import type { Media } from '../answers.server.ts';
import { mediaChangeSchema } from '../schema.ts';

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

export const mediaFormInput = ({
  originalName,
  altText,
  credit,
  consentNote,
  focusX,
  focusY,
}: Media): MediaForm => ({ originalName, altText, credit, consentNote, focusX, focusY });

/** Returns the changed fields only, which keeps what somebody else writes into another field. */
export function changeOf(before: MediaForm, after: MediaForm): Partial<MediaForm> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof MediaForm] !== value);
  return Object.fromEntries(changed);
}
