import type { UseFormReturn } from 'react-hook-form';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { usePictureOnItsWay } from '#/media/use-picture-upload.ts';
import { ConflictChoice } from '#/ui/conflict-choice.tsx';
import { FormFailure } from '#/ui/form-failure.tsx';
import { FormFrame } from '#/ui/form-frame.tsx';
import { serverMessage } from '#/ui/server-message.ts';
import type { News } from '../schema.ts';
import { NewsFields } from './news-fields.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';
import { useNewsSave } from './use-news-save.ts';

interface NewsFormProps {
  form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput>;
  news?: News;
  /** Of the stored article that this text was typed over. */
  version?: number;
  onSaved: () => void;
  onCancel: () => void;
}

export function NewsForm({ form, news, version, onSaved, onCancel }: NewsFormProps) {
  const save = useNewsSave({ form, news, onSaved });
  const overwrite = form.handleSubmit((draft) => save.mutate(draft));
  return (
    <FormFrame
      onSubmit={form.handleSubmit((draft) => save.mutate({ ...draft, version }))}
      isSaving={save.isPending}
      waitingFor={usePictureOnItsWay()}
      onCancel={onCancel}
      failure={
        save.isError && (
          <FormFailure message={serverMessage(save.error, panelText.saveFailed)}>
            <ConflictChoice
              error={save.error}
              hint={text.conflictHint}
              overwriteLabel={text.overwrite}
              onOverwrite={overwrite}
            />
          </FormFailure>
        )
      }
    >
      <NewsFields form={form} />
    </FormFrame>
  );
}
