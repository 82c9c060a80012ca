import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { type DraftOrigin, useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { defaultCategory } from '../../categories.ts';
import { BulkFields } from './bulk-fields.tsx';
import { type BulkDraft, type BulkForm, bulkFormSchema } from './bulk-form-schema.ts';
import { PicturesChoice } from './pictures-choice.tsx';
import { useBulkAdd } from './use-bulk-add.ts';
import { type BulkUploads, useBulkUploads } from './use-bulk-uploads.ts';

/** Pictures are sent while the rest is filled in, and added together in one call. */
export default function BulkDialog({ onClose }: { onClose: () => void }) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: 'photos new',
    resolver: zodResolver(bulkFormSchema),
    defaultValues: emptyForm,
  });
  const uploads = useBulkUploads(useArrivals(form));
  return (
    <FormDialog
      isWide
      title={text.addTitle}
      isDirty={form.formState.isDirty || uploads.isUnderWay || uploads.failed.length > 0}
      localDraft={localDraft}
      onClose={onClose}
    >
      {({ close, finish }) => (
        <BulkFormFrame {...{ form, localDraft, uploads }} onDone={finish} onCancel={close} />
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
  uploads: BulkUploads;
  onDone: () => void;
  onCancel: () => void;
}

function BulkFormFrame({ form, localDraft, uploads, onDone, onCancel }: BulkFormFrameProps) {
  function goOn(added: readonly string[]) {
    const left = form.getValues('pictures').filter((url) => !added.includes(url));
    if (left.length === 0 && uploads.uploads.length === 0) return onDone();
    // what was chosen meanwhile, or could not be sent and may be tried again, is then an addition of its own
    localDraft.note({ key: createRequestKey(), unanswered: [] });
    form.setValue('pictures', left, { shouldDirty: true });
  }
  const adding = useBulkAdd({ form, origin: localDraft.origin, onAdded: goOn });

  return (
    <FormFrame
      onSubmit={form.handleSubmit((draft) => adding.mutate(draft))}
      save={adding}
      waitingFor={uploads.isUnderWay ? text.addedAtEnd(uploads.percent) : undefined}
      onCancel={onCancel}
    >
      <Controller
        control={form.control}
        name="pictures"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PicturesChoice urls={value} onChange={onChange} uploads={uploads} error={error?.message} />
        )}
      />
      <BulkFields form={form} />
    </FormFrame>
  );
}

/** Pictures stand in the order in which their files were chosen, whichever comes first. */
function useArrivals(form: UseFormReturn<BulkForm, unknown, BulkDraft>) {
  const places = useRef(new Map<string, number>());
  const placeOf = (url: string) => places.current.get(url) ?? -1;
  return (url: string, place: number) => {
    places.current.set(url, place);
    const pictures = new Set([...form.getValues('pictures'), url]);
    const sorted = [...pictures].toSorted((a, b) => placeOf(a) - placeOf(b));
    form.setValue('pictures', sorted, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
}
