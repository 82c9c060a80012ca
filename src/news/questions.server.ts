import type { Kysely } from 'kysely';
import type { FindQuestions } from '#/collections/questions.server.ts';
import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { findPicturesAt } from '#/media/listed.server.ts';
import { checkArticle } from './check/check-article.ts';
import { listLinkedNews } from './check/check-links.ts';
import { listGroup, type OwnFacts } from './check/finding.ts';
import { listLibraryPictures } from './check/library-pictures.ts';
import type { News } from './schema.ts';

/** Asks about what should not go out. Of an article that is out already only pictures are asked about that nobody has described. */
export const newsQuestions =
  (content: Pick<ContentSource, 'last'>): FindQuestions<News> =>
  async (c, { db, before, after }) => {
    if (!after.published) return [];
    const { images = [], imageUrl, ...texts } = after;
    const article = { ...texts, images, imageUrl: imageUrl ?? '' };
    const findings = listGroup(
      checkArticle(article, {
        host: new URL(c.req.url).host,
        hiddenNews: await listHiddenNews(db, listLinkedNews(after.content)),
        library: (await findPicturesAt(db, listLibraryPictures(article))).filter((media) => media !== null),
        own: ownFactsOf(content.last, c.get('actor').foreignAccounts !== undefined),
      }),
      'must',
    );
    return before?.published ? findings.filter(({ kind }) => kind === 'undescribed-picture') : findings;
  };

/** Those of the articles that visitors cannot read. */
async function listHiddenNews(db: Kysely<Tables>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const shown = await db
    .selectFrom('news')
    .select('id')
    .where('id', 'in', ids)
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
  const readable = new Set(shown.map(({ id }) => id));
  return new Set(ids.filter((id) => !readable.has(id)));
}

/** The facts that the association may write of itself. */
export const ownFactsOf = (
  { association, donation, pressDesk }: Content,
  mayAllowAccounts = false,
): OwnFacts => ({
  mayAllowAccounts,
  shortName: association.name.short,
  phones: [association.contact.phone, pressDesk.phone].map(({ number }) => number),
  ibans: donation.banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban)),
  place: {
    latitude: association.contact.map.latitude,
    longitude: association.contact.map.longitude,
  },
});
