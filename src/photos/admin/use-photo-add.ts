import { useQueryClient } from '@tanstack/react-query';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { useFormSave } from '#/ui/use-form-save.ts';
import { addPhoto } from '../queries.ts';
import type { PhotoDraft } from '../schema.ts';
import { readCategory } from './category-names.ts';
import type { PhotoFormApi } from './empty-photo.ts';
import { refreshPhotos } from './refresh-photos.ts';

export function usePhotoAdd({ form, onAdded }: { form: PhotoFormApi; onAdded: () => void }) {
  const queries = useQueryClient();
  return useFormSave({
    form,
    save: ({ operationId, ...draft }: PhotoDraft) =>
      addPhoto({
        ...draft,
        category: readCategory(draft.category),
        // an addition of ours: without an operation the call is as SPEC section 7 has it
        ...(operationId !== null && { operationId }),
      }),
    saved: text.added,
    notSaved: text.notAdded,
    refresh: () => refreshPhotos(queries),
    onSaved: onAdded,
  });
}
