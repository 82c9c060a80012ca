import type { UseFormReturn } from 'react-hook-form';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Field } from '#/panel/form/field.tsx';
import { TextArea, TextInput } from '#/panel/form/inputs.tsx';
import type { MediaForm } from './media-form.ts';

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
