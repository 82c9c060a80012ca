import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { findCurrent } from '#/panel/stored/save-draft.ts';
import { addPhoto, deletePhoto } from '../queries.ts';
import type { Photo, PhotoDraft, PhotoInput } from '../schema.ts';
import { readCategory } from './category-names.ts';
import { refreshPhotos } from './refresh-photos.ts';

interface PhotoAdding {
  form: UseFormReturn<PhotoInput, unknown, PhotoDraft>;
  origin: RefObject<{ key: string }>;
  onAdded: () => void;
}

export function usePhotoAdd({ form, origin, onAdded }: PhotoAdding) {
  const queries = useQueryClient();
  return useFormSave({
    form,
    save: ({ operationId, ...draft }: PhotoDraft) =>
      addOnce(origin.current, {
        ...draft,
        category: readCategory(draft.category),
        // a photo without an operation is sent as other clients send it, without the field
        ...(operationId !== null && { operationId }),
      }),
    saved: text.added,
    notSaved: text.notAdded,
    refresh: () => refreshPhotos(queries),
    onSaved: onAdded,
  });
}

/** Replaces a photo that an earlier attempt added with other words although its answer never came. */
async function addOnce(origin: { key: string }, draft: Parameters<typeof addPhoto>[0]): Promise<Photo> {
  try {
    return await addPhoto(draft, origin.key);
  } catch (error) {
    const earlier = findCurrent<Photo>(error);
    if (!earlier) throw error;
    await deletePhoto(earlier.id);
    origin.key = createRequestKey();
    return addPhoto(draft, origin.key);
  }
}
