import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { addPhoto, photoList, photoQuery, updatePhoto } from '../queries.ts';
import type { Photo } from '../schema.ts';
import PhotoDialog from './photo-dialog.tsx';
import { type PhotoFormInput, type PhotoFormOutput, photoFields, photoFormSchema } from './photo-fields.tsx';

interface PhotoEditDialogProps {
  id: number;
  /** The photo as the list holds it. */
  known?: Photo;
  /** The slot of the text to go on with. */
  slot?: string;
  onClose: () => void;
}

export default function PhotoEditDialog({ id, known, ...form }: PhotoEditDialogProps) {
  return (
    <FreshItem query={photoQuery(id)} known={known} title={text.editTitle} onClose={form.onClose}>
      {(photo) => (photo ? <PhotoEditForm photo={photo} {...form} /> : <PhotoDialog {...form} />)}
    </FreshItem>
  );
}

type PhotoEditFormProps = Omit<PhotoEditDialogProps, 'id' | 'known'> & { photo: Photo };

function PhotoEditForm({ photo, slot, onClose }: PhotoEditFormProps) {
  const queries = useQueryClient();
  return (
    <PictureFormDialog
      plan={plan}
      stored={photo}
      slot={slot}
      calls={{
        create: addPhoto,
        update: updatePhoto,
        refresh: (saved) => readAgain(queries, { list: photoList, saved }),
      }}
      onClose={onClose}
    />
  );
}

const plan: StoredFormPlan<PhotoFormInput, PhotoFormOutput> = {
  kind: 'photo',
  titles: { create: text.addTitle, edit: text.editTitle },
  words: { created: text.added, updated: text.updated },
  resolver: zodResolver(photoFormSchema),
  fields: photoFields,
};
