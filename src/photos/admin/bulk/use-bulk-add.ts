import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { useOperationTitle } from '#/panel/form/operation-field.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import type { DraftOrigin } from '#/panel/form/use-local-draft.ts';
import { addPhotos, fetchLastNumber } from '../../queries.ts';
import { nameNewPhotos, titleOfCategory } from '../../titles.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import type { BulkDraft, BulkForm } from './bulk-form-schema.ts';

interface BulkAdding {
  form: UseFormReturn<BulkForm, unknown, BulkDraft>;
  /** The key of this addition stays the same when it is tried again. */
  origin: DraftOrigin['origin'];
  onAdded: (pictures: readonly string[]) => void;
}

export function useBulkAdd({ form, origin, onAdded }: BulkAdding) {
  const queries = useQueryClient();
  const operationId = form.watch('operationId');
  const operationTitle = useOperationTitle(operationId ?? null);
  const nameAll = useTitles();
  return useFormSave({
    form,
    save: async ({ pictures, title, ...common }: BulkDraft) => {
      const base = title || operationTitle || titleOfCategory(common.category);
      const titles = await nameAll(base, pictures);
      const photos = pictures.map((imageUrl, place) => ({ title: titles[place] ?? base, imageUrl }));
      return addPhotos({ photos, ...common }, origin.current.key);
    },
    saved: (added) => text.added(added.length),
    notSaved: text.notAdded,
    refresh: () => refreshPhotos(queries),
    onSaved: (_, { pictures }) => onAdded(pictures),
  });
}

/** A save that is repeated says the same, although the gallery may show by now what the first attempt added. */
function useTitles() {
  const given = useRef({ of: '', titles: [] as string[] });
  return async (base: string, pictures: readonly string[]): Promise<string[]> => {
    const of = [base, ...pictures].join('\n');
    if (given.current.of !== of) {
      const last = await fetchLastNumber(base);
      given.current = { of, titles: nameNewPhotos(base, { number: pictures.length, last }) };
    }
    return given.current.titles;
  };
}
