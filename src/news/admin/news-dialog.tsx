import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { StoredPreview } from '#/panel/stored/stored-preview.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { previewPath } from '../preview-path.ts';
import { createNews, newsQuery, updateNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { withArticleCheck } from './article-check-field.tsx';
import { useDescriptionCheck } from './described-pictures.ts';
import { newsFields } from './news-fields.tsx';
import { type NewsFormInput, type NewsFormOutput, newsFormSchema } from './news-form-schema.ts';
import { refreshNews } from './refresh-news.ts';

interface NewsDialogProps {
  /** Of the article to change; undefined for a new one. */
  id?: number;
  /** Where the text to go on with is kept. */
  slot?: string;
  onClose: () => void;
}

export default function NewsDialog({ id, ...form }: NewsDialogProps) {
  if (id === undefined) return <NewsForm {...form} />;
  return (
    <FreshItem query={newsQuery(id)} title={newsPanelText.editTitle} onClose={form.onClose}>
      {(news) => <NewsForm news={news} {...form} />}
    </FreshItem>
  );
}

function NewsForm({ news, slot, onClose }: { news?: News; slot?: string; onClose: () => void }) {
  const queries = useQueryClient();
  const uploads = useFormUploads();
  return (
    <FormOfUploads value={uploads.form}>
      <StoredFormDialog
        isWidest
        plan={newsFormPlan}
        stored={news}
        slot={slot}
        calls={{ create: createNews, update: updateNews, refresh: (saved) => refreshNews(queries, saved) }}
        isReady={useDescriptionCheck()}
        mayPublish={useMayPublish()}
        underWay={uploads.underWay}
        onClose={onClose}
      >
        {(form) =>
          news && (
            <StoredPreview
              path={previewPath(news.id)}
              title={news.title}
              hint={text.previewHint}
              isDirty={form.formState.isDirty}
            />
          )
        }
      </StoredFormDialog>
    </FormOfUploads>
  );
}

const newsFormPlan: StoredFormPlan<NewsFormInput, NewsFormOutput> = {
  kind: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  resolver: zodResolver(newsFormSchema),
  fields: withArticleCheck(newsFields),
};
