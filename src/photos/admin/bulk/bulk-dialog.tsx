import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { createRequestKey } from '#/http/stored-calls.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { useAddresses } from '#/media/fields/addresses.ts';
import { type FieldUploads, roomBeside, useFieldUploads } from '#/media/fields/use-field-uploads.ts';
import { uploadProgress } from '#/media/sending/upload-progress.ts';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { OperationField, useOperationTitle } from '#/panel/form/operation-field.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { type DraftOrigin, useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { readAgain } from '#/panel/read-again.ts';
import { useStore } from '#/panel/store.ts';
import { defaultCategory } from '../../categories.ts';
import { addPhotos, fetchLastNumber } from '../../queries.ts';
import { mostAtOnce, photoBatchSchema } from '../../schema.ts';
import { nameNewPhotos, titleOfCategory } from '../../titles.ts';
import { byHand, followOperation } from '../follow-operation.ts';
import { CategoryField, photoFormSchema } from '../photo-fields.tsx';
import { PicturesChoice } from './pictures-choice.tsx';

/** Pictures are sent while the rest is filled in, and added together in one call. */
export default function BulkDialog({ onClose }: { onClose: () => void }) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: 'photos new',
    resolver: zodResolver(bulkFormSchema),
    defaultValues: emptyForm,
  });
  const urls = form.watch('pictures');
  const list = useAddresses(urls, {
    most: mostAtOnce,
    onChange: (next) =>
      form.setValue('pictures', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  });
  const uploads = useFieldUploads({
    take: list.take,
    room: mostAtOnce - urls.length,
    // they would be sent for nothing, because the whole addition is refused on saving
    noRoom: (left) => text.leftOut(left, mostAtOnce),
    said: '',
  });
  return (
    <FormDialog
      isWide
      title={text.addTitle}
      isDirty={form.formState.isDirty || uploads.uploads.length > 0}
      localDraft={localDraft}
      onClose={() => {
        uploads.clear();
        onClose();
      }}
    >
      {({ close, finish }) => (
        <BulkFormFrame {...{ form, localDraft, list, uploads }} onDone={finish} onCancel={close} />
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

interface BulkFormFrameProps {
  form: UseFormReturn<BulkForm, unknown, BulkDraft>;
  localDraft: DraftOrigin;
  list: ReturnType<typeof useAddresses>;
  uploads: FieldUploads;
  onDone: () => void;
  onCancel: () => void;
}

function BulkFormFrame({ form, localDraft, list, uploads, onDone, onCancel }: BulkFormFrameProps) {
  function goOn(added: readonly string[]) {
    const left = form.getValues('pictures').filter((url) => !added.includes(url));
    if (left.length === 0 && uploads.uploads.length === 0) return onDone();
    // what was chosen meanwhile, or could not be sent and may be tried again, is then an addition of its own
    localDraft.note({ key: createRequestKey(), unanswered: [] });
    list.set(left);
  }
  const adding = useBulkAdd({ form, origin: localDraft.origin, onAdded: goOn });
  const { percent } = useStore(uploadProgress);
  const isUnderWay = uploads.uploads.some(({ state }) => state !== 'failed');
  const urls = form.watch('pictures');

  return (
    <FormFrame
      onSubmit={form.handleSubmit((draft) => adding.mutate(draft))}
      save={adding}
      waitingFor={isUnderWay ? text.addedAtEnd(percent) : undefined}
      onCancel={onCancel}
    >
      <PicturesChoice
        urls={urls}
        most={urls.length + roomBeside(uploads.uploads, mostAtOnce - urls.length)}
        onChange={list.set}
        uploads={uploads}
        error={form.formState.errors.pictures?.message}
      />
      <BulkFields form={form} />
    </FormFrame>
  );
}

interface BulkAdding {
  form: UseFormReturn<BulkForm, unknown, BulkDraft>;
  /** The key of this addition stays the same when it is tried again. */
  origin: DraftOrigin['origin'];
  onAdded: (pictures: readonly string[]) => void;
}

function useBulkAdd({ form, origin, onAdded }: BulkAdding) {
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
    refresh: () => readAgain(queries),
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

/** Fields that all of the photos have in common. */
function BulkFields({ form }: { form: UseFormReturn<BulkForm, unknown, BulkDraft> }) {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={control}
        name="operationId"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <OperationField
            value={value ?? null}
            onChange={(id) => {
              followOperation(form, id);
              onChange(id);
            }}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field: { value }, fieldState: { error } }) => (
          <CategoryField
            value={value ?? ''}
            onChange={(category) => form.setValue('category', category, byHand)}
            error={error?.message}
          />
        )}
      />
      <Field label={text.titleLabel} hint={text.titleHint} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={text.credit} hint={text.creditHint} error={errors.credit?.message}>
        {(field) => <TextInput {...field} {...register('credit')} autoComplete="off" />}
      </Field>
    </>
  );
}

/** The pictures stand in the order in which they were chosen. Without a title, operation or category name them. */
const bulkFormSchema = z.object({
  pictures: z.array(z.string()).min(1, text.none).max(mostAtOnce, text.tooMany(mostAtOnce)),
  operationId: photoFormSchema.shape.operationId,
  category: photoFormSchema.shape.category,
  title: z.string().trim().max(300),
  credit: photoBatchSchema.shape.credit,
});

type BulkForm = z.input<typeof bulkFormSchema>;
type BulkDraft = z.output<typeof bulkFormSchema>;
