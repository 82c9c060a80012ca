import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { splitUrls } from '#/media/fields/picture-urls.ts';
import { mediaQuery } from '#/media/queries.ts';
import { checkArticle } from '../check/check-article.ts';
import type { CheckedArticle, Finding } from '../check/finding.ts';
import { allNewsQuery } from '../queries.ts';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

export type NewsForm = UseFormReturn<NewsFormInput, unknown, NewsFormOutput>;

/** Milliseconds after the last key: who writes is not held up. */
const pause = 700;

/** Undefined until there is something to check. */
export function useArticleFindings(form: NewsForm): Finding[] | undefined {
  const article = useRestingArticle(form);
  const publishedNews = usePublishedNews();
  const { data: library } = useQuery({
    ...mediaQuery,
    enabled: article !== undefined && holdsPicture(article),
  });
  return useMemo(
    () => article && checkArticle(article, { host: window.location.host, publishedNews, library }),
    [article, publishedNews, library],
  );
}

function useRestingArticle({ control }: NewsForm): CheckedArticle | undefined {
  const [title, excerpt, content, imageUrl, images] = useWatch({
    control,
    name: ['title', 'excerpt', 'content', 'imageUrl', 'images'],
  });
  const [article, setArticle] = useState<CheckedArticle>();
  useEffect(() => {
    const isEmpty = [title, excerpt, content].every((written) => written.trim() === '');
    const rested = { title, excerpt, content, imageUrl: imageUrl ?? '', images: splitUrls(images) };
    const timer = setTimeout(() => setArticle(isEmpty ? undefined : rested), pause);
    return () => clearTimeout(timer);
  }, [title, excerpt, content, imageUrl, images]);
  return article;
}

/** From the list behind the form. While that is not there, no link is doubted. */
function usePublishedNews(): ReadonlySet<number> | undefined {
  const { data: news } = useQuery({ ...allNewsQuery, enabled: false });
  return useMemo(
    () => news && new Set(news.filter(({ published }) => published).map(({ id }) => id)),
    [news],
  );
}

const holdsPicture = ({ content, imageUrl, images }: CheckedArticle) =>
  content.includes('![') || imageUrl !== '' || images.length > 0;
