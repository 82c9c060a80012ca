import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { usePictureOnItsWay } from '#/media/fields/use-picture-upload.ts';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { createNews, updateNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { useDescriptionCheck } from './described-pictures.ts';
import { newsFields } from './news-fields.tsx';
import { type NewsFormInput, type NewsFormOutput, newsFormSchema } from './news-form-schema.ts';
import { PreviewLink } from './preview-link.tsx';
import { refreshNews } from './refresh-news.ts';

export default function NewsDialog({ news, onClose }: { news?: News; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <StoredFormDialog
      isWidest
      plan={newsFormPlan}
      stored={news}
      calls={{ create: createNews, update: updateNews, refresh: (saved) => refreshNews(queries, saved) }}
      isReady={useDescriptionCheck()}
      waitingFor={usePictureOnItsWay()}
      onClose={onClose}
    >
      {(form) => news && <StoredPreview news={news} isDirty={form.formState.isDirty} />}
    </StoredFormDialog>
  );
}

/** The preview shows the stored article, without what is not saved yet. */
function StoredPreview({ news, isDirty }: { news: News; isDirty: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <PreviewLink news={news} />
      <p role="status" className="text-[0.8125rem] leading-snug text-ink-soft">
        {isDirty ? text.previewLacksChanges : text.previewHint}
      </p>
    </div>
  );
}

const newsFormPlan: StoredFormPlan<NewsFormInput, NewsFormOutput> = {
  kind: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  resolver: zodResolver(newsFormSchema),
  fields: newsFields,
};
