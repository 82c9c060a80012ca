import { z } from 'zod';
import { type Media, mediaChangeSchema } from '../schema.ts';

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

/** Only changed fields are sent, which keeps what somebody else writes into another field. */
export function changeOf(before: MediaForm, after: MediaForm): Partial<MediaForm> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof MediaForm] !== value);
  return Object.fromEntries(changed);
}
