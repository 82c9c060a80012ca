import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import type { KeptOrigin } from '#/panel/form/use-local-draft.ts';
import { addPhotos, photosQuery } from '../../queries.ts';
import { nameCategory } from '../category-names.ts';
import type { UseOperationTitle } from '../operation-field.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import type { BulkDraft, BulkForm } from './bulk-form-schema.ts';
import { nameNewPhotos } from './titles.ts';

interface BulkAdding {
  form: UseFormReturn<BulkForm, unknown, BulkDraft>;
  /** The key of this addition stays the same when it is tried again. */
  origin: KeptOrigin['origin'];
  useOperationTitle: UseOperationTitle;
  onAdded: () => void;
}

export function useBulkAdd({ form, origin, useOperationTitle, onAdded }: BulkAdding) {
  const queries = useQueryClient();
  const [operationId, pictures] = form.watch(['operationId', 'pictures']);
  const operationTitle = useOperationTitle(operationId ?? null);
  const nameAll = useTitles();
  return useFormSave({
    form,
    save: ({ pictures, title, ...common }: BulkDraft) => {
      const base = title || operationTitle || nameCategory(common.category);
      const titles = nameAll(base, pictures);
      const photos = pictures.map((imageUrl, place) => ({ title: titles[place] ?? base, imageUrl }));
      return addPhotos({ photos, ...common }, origin.current.key);
    },
    saved: text.added(pictures.length),
    notSaved: text.notAdded,
    refresh: () => refreshPhotos(queries),
    onSaved: onAdded,
  });
}

/** A save that is repeated says the same, although the gallery may show by now what the first attempt added. */
function useTitles() {
  const { data: gallery = [] } = useQuery({ ...photosQuery, enabled: false });
  const given = useRef({ of: '', titles: [] as string[] });
  return (base: string, pictures: readonly string[]): string[] => {
    const of = [base, ...pictures].join('\n');
    const taken = gallery.map(({ title }) => title);
    if (given.current.of !== of)
      given.current = { of, titles: nameNewPhotos(base, { number: pictures.length, taken }) };
    return given.current.titles;
  };
}
