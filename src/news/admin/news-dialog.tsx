import { zodResolver } from '@hookform/resolvers/zod';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { FormDialog } from '#/ui/form-dialog.tsx';
import { useKeptForm } from '#/ui/use-kept-form.ts';
import type { News } from '../schema.ts';
import { NewsForm } from './news-form.tsx';
import { newsFormInput, newsFormSchema } from './news-form-schema.ts';

/** Creates an article, or changes the one it is given. */
export default function NewsDialog({ news, onClose }: { news?: News; onClose: () => void }) {
  const { form, typedOver, ...keeping } = useKeptForm({
    keepAs: `news ${news?.id ?? 'new'}`,
    version: news?.version,
    resolver: zodResolver(newsFormSchema),
    defaultValues: newsFormInput(news),
  });
  return (
    <FormDialog
      isWide
      title={news ? text.editTitle : text.createTitle}
      isDirty={form.formState.isDirty}
      keeping={keeping}
      onClose={onClose}
    >
      {({ close, finish }) => (
        <NewsForm form={form} news={news} version={typedOver} onSaved={finish} onCancel={close} />
      )}
    </FormDialog>
  );
}
