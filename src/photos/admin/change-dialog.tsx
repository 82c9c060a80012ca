import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { doEach } from '#/panel/do-each.ts';
import { CheckboxField } from '#/panel/form/controls.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { OperationField } from '#/panel/form/operation-field.tsx';
import type { Chosen } from '#/panel/list/list-plan.ts';
import { readAgain } from '#/panel/read-again.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { defaultCategory } from '../categories.ts';
import { fetchPhoto, savePhoto } from '../queries.ts';
import type { Photo } from '../schema.ts';
import { CategoryField } from './photo-fields.tsx';

interface Common {
  /** Undefined when each photo keeps its own; the same for the operation. */
  category?: string;
  operationId?: number | null;
}

/** Dialog for what several photos get in common. */
export default function ChangeDialog(chosen: Chosen<Photo>) {
  const { ids, onClose } = chosen;
  const [{ category, operationId }, setCommon] = useState<Common>({});
  const isDirty = category !== undefined || operationId !== undefined;
  const change = useChange(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDirty) change.mutate({ category, operationId });
    else onClose();
  }

  return (
    <FormDialog
      isWide
      title={text.changeTitle(ids.length)}
      description={text.changeHint}
      isDirty={isDirty}
      onClose={onClose}
    >
      {({ close }) => (
        <FormFrame onSubmit={submit} save={change} onCancel={close}>
          <CheckboxField
            label={text.changeCategory}
            checked={category !== undefined}
            onChange={({ target }) =>
              setCommon({ operationId, category: target.checked ? defaultCategory : undefined })
            }
          />
          {category !== undefined && (
            <CategoryField
              value={category}
              onChange={(typed) => setCommon({ operationId, category: typed })}
            />
          )}
          <CheckboxField
            label={text.changeOperation}
            checked={operationId !== undefined}
            onChange={({ target }) => setCommon({ category, operationId: target.checked ? null : undefined })}
          />
          {operationId !== undefined && (
            <OperationField value={operationId} onChange={(id) => setCommon({ category, operationId: id })} />
          )}
        </FormFrame>
      )}
    </FormDialog>
  );
}

/** A photo that somebody changed meanwhile is read again, and changed when it is saved once more. */
function useChange({ ids, known, onDone, onClose }: Chosen<Photo>) {
  const queries = useQueryClient();
  const { mutate, data, isPending } = useSingleMutation({
    mutationFn: (common: Common) =>
      doEach(ids, (id) =>
        whileSignedIn(async () =>
          save(known.find((photo) => photo.id === id) ?? (await fetchPhoto(id)), common),
        ),
      ),
    onSuccess: async ({ done, failed }) => {
      await readAgain(queries);
      if (failed.length > 0) return;
      showToast({ title: panelText.succeeded, description: text.changed(done.length) });
      onClose();
      onDone(done);
    },
  });
  const failed = data?.failed.length ?? 0;
  return { mutate, isPending, failure: failed > 0 ? text.notChanged(failed) : undefined };
}

function save({ id, updatedAt: _, version, ...photo }: Photo, { category, operationId }: Common) {
  // an operation that is left out stays as it is stored
  const change = { ...photo, ...(category !== undefined && { category }), operationId };
  return savePhoto(change, { over: { id, version } });
}
