import type { QueryClient } from '@tanstack/react-query';
import { pictureAtQuery, presentPictures } from '#/media/pictures-at.ts';
import { checkArticle } from '../check/check-article.ts';
import { listLinkedNews } from '../check/check-links.ts';
import { type CheckedArticle, type Finding, listGroup, type OwnFacts } from '../check/finding.ts';
import { listLibraryPictures } from '../check/library-pictures.ts';
import { isNewsPublishedQuery } from '../queries.ts';
import { ownFactsQuery } from './own-facts-query.ts';

/** Milliseconds: who presses a button does not wait for a lost answer. */
const longestWait = 1500;

/**
 * Finds what should not go out, by what the panel knows already and, where it must be asked for, the association's
 * own facts.
 */
export async function findUrgent(queries: QueryClient, article: CheckedArticle): Promise<Finding[]> {
  const hidden = listLinkedNews(article.content).filter(
    (id) => queries.getQueryData(isNewsPublishedQuery(id).queryKey) === false,
  );
  const { pictures, areAllKnown } = presentPictures(
    listLibraryPictures(article).map((address) => queries.getQueryData(pictureAtQuery(address).queryKey)),
  );
  const library = areAllKnown ? pictures : undefined;
  const own = await readOwnFacts(queries);
  const context = { host: window.location.host, hiddenNews: new Set(hidden), library, own };
  return listGroup(checkArticle(article, context), 'must');
}

/** Reads the association's facts; without them the checks for personal data are quiet. */
const readOwnFacts = (queries: QueryClient): Promise<OwnFacts | undefined> =>
  Promise.race([
    queries.ensureQueryData(ownFactsQuery).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWait)),
  ]);
