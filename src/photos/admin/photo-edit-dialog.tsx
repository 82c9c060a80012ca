import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { addPhoto, updatePhoto } from '../queries.ts';
import type { Photo, PhotoDraft, PhotoInput } from '../schema.ts';
import type { OperationField } from './operation-field.ts';
import { photoFields } from './photo-fields.tsx';
import { photoFormSchema } from './photo-form-schema.ts';
import { refreshPhotos } from './refresh-photos.ts';

interface PhotoEditDialogProps {
  photo: Photo;
  /** Where the text to go on with is kept. */
  slot?: string;
  OperationField: OperationField;
  onClose: () => void;
}

export default function PhotoEditDialog({ photo, slot, OperationField, onClose }: PhotoEditDialogProps) {
  const queries = useQueryClient();
  const [plan] = useState(() => planOf(OperationField));
  return (
    <PictureFormDialog
      plan={plan}
      stored={photo}
      slot={slot}
      calls={{
        create: addPhoto,
        update: updatePhoto,
        refresh: (saved) => refreshPhotos(queries, saved),
      }}
      onClose={onClose}
    />
  );
}

const planOf = (OperationField: OperationField): StoredFormPlan<PhotoInput, PhotoDraft> => ({
  kind: 'photo',
  titles: { create: text.addTitle, edit: text.editTitle },
  words: { created: text.added, updated: text.updated },
  resolver: zodResolver(photoFormSchema),
  fields: photoFields(OperationField),
});
