import { z } from 'zod';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { type MediaChange, mediaChangeSchema } from '../schema.ts';

export const mediaFormSchema = z.object({
  originalName: mediaChangeSchema.shape.originalName.unwrap(),
  altText: mediaChangeSchema.shape.altText.unwrap(),
  credit: mediaChangeSchema.shape.credit.unwrap(),
  consentNote: mediaChangeSchema.shape.consentNote.unwrap(),
  focusX: mediaChangeSchema.shape.focusX.unwrap(),
  focusY: mediaChangeSchema.shape.focusY.unwrap(),
});

export type MediaForm = z.infer<typeof mediaFormSchema>;

const line = (title: string, description: string): FormSchema => ({
  ...{ type: 'string', title, description, isRequired: false },
});

const block = (title: string, description: string): FormSchema => ({
  ...{ ...line(title, description), control: 'block', rows: 2 },
});

/** Typed by the picture itself (`FocusPicker`). */
const focus = (title: string): FormSchema => ({
  ...{ type: 'number', title, control: 'fixed', default: 50, isRequired: false },
});

export const mediaFields: FormSchema = {
  properties: {
    altText: { ...block(text.altText, text.altTextFormHint), placeholder: text.altTextExample },
    credit: line(text.credit, text.creditHint),
    consentNote: block(text.consentNote, text.consentNoteHint),
    originalName: line(mediaPanelText.name, text.nameHint),
    focusX: focus(`${text.focus}: ${text.focusX}`),
    focusY: focus(`${text.focus}: ${text.focusY}`),
  },
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
