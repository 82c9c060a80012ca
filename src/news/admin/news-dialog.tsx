import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { FormDialog } from '#/ui/form-dialog.tsx';
import type { News } from '../schema.ts';
import { NewsForm } from './news-form.tsx';
import { newsFormInput, newsFormSchema } from './news-form-schema.ts';

/** Creates an article, or changes the one it is given. */
export default function NewsDialog({ news, onClose }: { news?: News; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(newsFormSchema), defaultValues: newsFormInput(news) });
  return (
    <FormDialog
      isWide
      title={news ? text.editTitle : text.createTitle}
      isDirty={form.formState.isDirty}
      onClose={onClose}
    >
      {(close) => <NewsForm form={form} news={news} onSaved={onClose} onCancel={close} />}
    </FormDialog>
  );
}
