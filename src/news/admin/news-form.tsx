import { useIsMutating } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { uploadKey } from '#/media/use-picture-upload.ts';
import { SignInAgain } from '#/staff/sign-in-again.tsx';
import { BusyButton } from '#/ui/busy-button.tsx';
import { Button } from '#/ui/button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/ui/dialog-parts.tsx';
import { FormFailure } from '#/ui/form-failure.tsx';
import { serverMessage } from '#/ui/server-message.ts';
import type { News } from '../schema.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { NewsFields } from './news-fields.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';
import { useNewsSave } from './use-news-save.ts';

interface NewsFormProps {
  form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput>;
  news?: News;
  onSaved: () => void;
  onCancel: () => void;
}

export function NewsForm({ form, news, onSaved, onCancel }: NewsFormProps) {
  const save = useNewsSave({ form, news, onSaved });
  const isUploading = useIsMutating({ mutationKey: uploadKey }) > 0;
  const hasConflict = save.error instanceof HttpError && save.error.status === 409;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((draft) => save.mutate({ ...draft, version: news?.version }))}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <NewsFields form={form} />
      </DialogBody>
      {save.isError && (
        <DialogNotice>
          <FormFailure message={serverMessage(save.error, panelText.saveFailed)}>
            <SignInAgain error={save.error} />
            {hasConflict && <ConflictChoice onOverwrite={form.handleSubmit((draft) => save.mutate(draft))} />}
          </FormFailure>
        </DialogNotice>
      )}
      <DialogFooter>
        <BusyButton
          type="submit"
          look="primary"
          isBusy={save.isPending || isUploading}
          busyLabel={save.isPending ? panelText.saving : mediaText.pictureOnItsWay}
        >
          {panelText.save}
        </BusyButton>
        <Button onClick={onCancel}>{panelText.cancel}</Button>
      </DialogFooter>
    </form>
  );
}
