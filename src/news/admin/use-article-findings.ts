import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getJson } from '#/http/request.ts';
import type { Media } from '#/media/answers.server.ts';
import { usePicturesAt } from '#/media/pictures-at.ts';
import { type FormState, useValues } from '#/panel/form/form-state.ts';
import { checkArticle } from '../check/check-article.ts';
import { listLinkedNews } from '../check/check-links.ts';
import type { CheckedArticle, Finding, OwnFacts } from '../check/finding.ts';
import { listLibraryPictures } from '../check/library-pictures.ts';
import { isNewsPublishedQuery } from '../queries.ts';
import type { NewsInput } from '../schema.ts';

const ownFacts = '/api/admin/own-facts';

const ownFactsQuery = queryOptions({
  queryKey: [ownFacts],
  queryFn: () => getJson<OwnFacts>(ownFacts),
});

/** Milliseconds after the last key: who writes is not held up. */
const pause = 700;

/** Undefined until there is something to check. */
export function useArticleFindings(form: FormState): Finding[] | undefined {
  const article = useRestingArticle(form);
  const hiddenNews = useHiddenNews(article?.content ?? '');
  const library = useLibraryOf(article);
  const { data: own } = useQuery({ ...ownFactsQuery, enabled: article !== undefined });
  return useMemo(
    () =>
      article && [
        ...findMissing(article),
        ...checkArticle(article, { host: window.location.host, hiddenNews, library, own }),
      ],
    [article, hiddenNews, library, own],
  );
}

const required = ['title', 'excerpt', 'content', 'category'] as const;

/** What a press would refuse must not stand below 'nothing is missing'. */
const findMissing = (article: TypedArticle): Finding[] =>
  required
    .filter((place) => article[place].trim() === '')
    .map((place) => ({ kind: 'missing', place, words: '', blocks: true }));

interface TypedArticle extends CheckedArticle {
  category: string;
}

const noImages: readonly string[] = [];

function useRestingArticle(form: FormState): TypedArticle | undefined {
  // the form is that of an article
  const {
    title,
    excerpt,
    content,
    category,
    imageUrl,
    images = noImages,
  } = useValues(form as FormState<object> as FormState<NewsInput>);
  const [article, setArticle] = useState<TypedArticle>();
  useEffect(() => {
    const isEmpty = [title, excerpt, content].every((written) => written.trim() === '');
    const rested = { title, excerpt, content, category: category ?? '', imageUrl: imageUrl ?? '', images };
    const timer = setTimeout(() => setArticle(isEmpty ? undefined : rested), pause);
    return () => clearTimeout(timer);
  }, [title, excerpt, content, category, imageUrl, images]);
  return article;
}

/**
 * Ids of articles that the text links to and visitors cannot read. While the answer is not there, no link is doubted.
 */
function useHiddenNews(content: string): ReadonlySet<number> {
  const ids = useMemo(() => listLinkedNews(content), [content]);
  const hidden = useQueries({
    queries: ids.map((id) => isNewsPublishedQuery(id)),
    combine: (answers) => ids.filter((_, index) => answers[index]?.data === false),
  });
  return useMemo(() => new Set(hidden), [hidden]);
}

/** Undefined while one of the article's pictures is looked for. */
function useLibraryOf(article: CheckedArticle | undefined): readonly Media[] | undefined {
  const addresses = useMemo(() => (article ? listLibraryPictures(article) : []), [article]);
  const { pictures, areAllKnown } = usePicturesAt(addresses);
  return areAllKnown ? pictures : undefined;
}
