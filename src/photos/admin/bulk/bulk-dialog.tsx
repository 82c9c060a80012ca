import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { roomBeside, useAddresses, useFieldUploads } from '#/media/fields/field-pictures.ts';
import { uploadProgress } from '#/media/sending/upload-progress.ts';
import { Fields } from '#/panel/form/fields.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { checkBy, useFault, useValues } from '#/panel/form/form-state.ts';
import { useLeaving } from '#/panel/form/leave-guard.ts';
import { useOperationTitle } from '#/panel/form/operation-field.tsx';
import { readAgain } from '#/panel/read-again.ts';
import type { SaveRules } from '#/panel/save/open-form.ts';
import { useSave } from '#/panel/save/use-save.ts';
import { useStore } from '#/panel/store.ts';
import { defaultCategory } from '../../categories.ts';
import { addPhotos, fetchLastNumber } from '../../queries.ts';
import { mostAtOnce, photoBatchSchema, photos } from '../../schema.ts';
import { nameNewPhotos, titleOfCategory } from '../../titles.ts';
import { photoControls, readKeptPhoto } from '../photo-fields.tsx';
import { PicturesChoice } from './pictures-choice.tsx';

/** Pictures are sent while the rest is filled in, and added together in one call. */
export default function BulkDialog({ onClose }: { onClose: () => void }) {
  const hasUploads = useRef<() => boolean>(() => false);
  const save = useBulkSave({ isAwaited: () => hasUploads.current(), onSaved: useLeaving(onClose) });
  const { form, localDraft } = save;
  const { pictures: urls } = useValues(form);
  const error = useFault({ form, name: 'pictures' })?.message;
  const list = useAddresses(urls, { most: mostAtOnce, onChange: (next) => form.set('pictures', next) });
  const uploads = useFieldUploads({
    take: list.take,
    room: mostAtOnce - urls.length,
    // they would be sent for nothing, because the whole addition is refused on saving
    noRoom: (left) => text.leftOut(left, mostAtOnce),
    say: () => '',
  });
  const { percent } = useStore(uploadProgress);
  const isUnderWay = uploads.uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    hasUploads.current = () => uploads.uploads.length > 0;
  });
  return (
    <FormDialog
      isWide
      title={text.addTitle}
      isDirty={save.isDirty || uploads.uploads.length > 0}
      localDraft={localDraft}
      onClose={() => {
        uploads.clear();
        onClose();
      }}
    >
      {({ close }) => (
        <FormFrame
          onSubmit={() => save.press()}
          save={save}
          waitingFor={isUnderWay ? text.addedAtEnd(percent) : undefined}
          onCancel={close}
        >
          <PicturesChoice
            urls={urls}
            most={urls.length + roomBeside(uploads.uploads, mostAtOnce - urls.length)}
            onChange={list.set}
            uploads={uploads}
            error={error}
          />
          <Fields form={form} fields={bulkFields} controls={photoControls} />
        </FormFrame>
      )}
    </FormDialog>
  );
}

const emptyForm: BulkForm = {
  pictures: [],
  operationId: null,
  category: defaultCategory,
  title: '',
  credit: '',
};

/** Photos that were added together, under the id of the first. */
interface Added {
  id: number;
  number: number;
}

function useBulkSave(ways: { isAwaited: () => boolean; onSaved: () => void }) {
  const queries = useQueryClient();
  const nameAll = useTitles();
  const [operationId, setOperationId] = useState<number | null>(null);
  const operationTitle = useOperationTitle(operationId);
  const save = useSave<Added, BulkForm, BulkDraft>({
    ...{ name: { kind: 'photos' }, slot: undefined, stored: undefined, rules: bulkRules, ...ways },
    check: checkBy(bulkFormSchema),
    adapt: readKeptPhoto,
    words: { created: '', updated: '', notCreated: text.notAdded },
    say: ({ number }) => text.added(number),
    calls: {
      async save({ pictures, title, ...common }, { key }) {
        const base = title || operationTitle || titleOfCategory(common.category);
        const titles = await nameAll(base, pictures);
        const added = pictures.map((imageUrl, place) => ({ title: titles[place] ?? base, imageUrl }));
        const [first, ...others] = await addPhotos({ photos: added, ...common }, key);
        return { id: first?.id ?? 0, number: others.length + 1 };
      },
      refresh: () => readAgain(queries),
    },
  });
  const { operationId: chosen = null } = useValues(save.form);
  if (chosen !== operationId) setOperationId(chosen);
  return save;
}

/** What was chosen meanwhile, or could not be sent and may be tried again, is then an addition of its own. */
const bulkRules: SaveRules<BulkForm> = {
  fields: [],
  read: () => emptyForm,
  rest(values, draft) {
    const { pictures: added } = draft as BulkDraft;
    const pictures = values.pictures.filter((url) => !added.includes(url));
    return { values: { ...values, pictures }, isEmpty: pictures.length === 0 };
  },
};

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

const line = (title: string, description: string): FormSchema => ({
  ...{ type: 'string', title, description, isRequired: false },
});

/** Fields that all of the photos have in common. */
const bulkFields: FormSchema = {
  properties: {
    // no field below the pictures must be filled in
    operationId: { ...photos.fields.operationId.input, isRequired: false },
    category: { ...photos.fields.category.input, isRequired: false },
    title: line(text.titleLabel, text.titleHint),
    credit: line(text.credit, text.creditHint),
  },
};

/** The pictures stand in the order in which they were chosen. Without a title, operation or category name them. */
const bulkFormSchema = z.object({
  pictures: z.array(z.string()).min(1, text.none).max(mostAtOnce, text.tooMany(mostAtOnce)),
  operationId: photos.fields.operationId.draft,
  category: photos.fields.category.draft,
  title: z.string().trim().max(300),
  credit: photoBatchSchema.shape.credit,
});

type BulkForm = z.input<typeof bulkFormSchema>;
type BulkDraft = z.output<typeof bulkFormSchema>;
