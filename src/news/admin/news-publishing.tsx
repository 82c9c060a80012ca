import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { HttpError } from '#/http/request.ts';
import { newsPublishingText as text } from '#/i18n/tr/news-publishing.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Arriving } from '#/panel/dialog/lazy-dialog.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { NewsListItem } from '../answers.server.ts';
import { newsList } from '../queries.ts';
import type { News } from '../schema.ts';
import { changePublication } from './change-publication.ts';
import { findUndescribed } from './described-pictures.ts';
import NewsDialog from './news-dialog.tsx';
import { publishedOffers } from './published-offers.ts';
import { usePublishQuestion } from './use-publish-question.tsx';

interface NewsPublishingProps {
  news: NewsListItem;
  onClose: () => void;
}

/** Publishes at once, unless the article holds what should not go out; where something is missing, the form says what. */
export default function NewsPublishing({ news: { id, version }, onClose }: NewsPublishingProps) {
  const queries = useQueryClient();
  const [lacksSomething, setLacksSomething] = useState(false);
  const { ask, question } = usePublishQuestion();

  async function isReady(draft: Parameters<typeof ask>[0] & { images: string[] }): Promise<boolean> {
    if ((await findUndescribed(queries, draft)).length > 0) return false;
    return ask(draft);
  }

  const { mutate } = useSingleMutation({
    mutationFn: () => changePublication(queries, { id, version, published: true }, isReady),
    onSuccess: (saved) => {
      if (!saved) return setLacksSomething(true);
      showToast({ title: panelText.succeeded, description: resultOf(saved), offers: publishedOffers(saved) });
      void readAgain(queries, { list: newsList, saved });
      onClose();
    },
    onError: (error) => {
      showFailure(error, { otherwise: text.publishFailed });
      if (error instanceof HttpError && error.status === 400) return setLacksSomething(true);
      void readAgain(queries);
      onClose();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the press was
  useEffect(() => mutate(), []);
  if (lacksSomething) return <NewsDialog isToBePublished id={id} onClose={onClose} />;
  return question ?? <Arriving />;
}

/** A draft may hold a time that lies ahead. */
const resultOf = ({ scheduled, publishAt }: News): string =>
  scheduled && publishAt ? text.scheduled(formatMoment(publishAt)) : text.published;
