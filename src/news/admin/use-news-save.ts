import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { showServerFields } from '#/ui/server-fields.ts';
import { serverMessage } from '#/ui/server-message.ts';
import { showToast } from '#/ui/toast-store.ts';
import { useSingleMutation } from '#/ui/use-single-mutation.ts';
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
  return useSingleMutation({
    mutationFn: (draft: NewsDraft) => (news ? updateNews(news.id, draft) : createNews(draft)),
    onSuccess: () => {
      showToast({ title: panelText.succeeded, description: news ? text.updated : text.created });
      void refreshNews(queries);
      onSaved();
    },
    onError: (error) => {
      showToast({
        title: panelText.failed,
        description: serverMessage(error, panelText.saveFailed),
        variant: 'destructive',
      });
      showServerFields(form, error);
      // the other person's text, for whoever closes this form to look at it
      if (error instanceof HttpError && error.status === 409) void refreshNews(queries);
    },
  });
}
