import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { useFormSave } from '#/ui/use-form-save.ts';
import { createNews, updateNews } from '../queries.ts';
import type { News, NewsDraft } from '../schema.ts';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';
import { refreshNews } from './refresh-news.ts';

interface NewsSave {
  form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput>;
  news: News | undefined;
  onSaved: () => void;
}

/** Creates or updates; without a `version` an update wins over what others changed meanwhile. */
export function useNewsSave({ form, news, onSaved }: NewsSave) {
  const queries = useQueryClient();
  return useFormSave({
    form,
    save: (draft: NewsDraft) => (news ? updateNews(news.id, draft) : createNews(draft)),
    saved: news ? text.updated : text.created,
    refresh: () => refreshNews(queries),
    onSaved,
  });
}
