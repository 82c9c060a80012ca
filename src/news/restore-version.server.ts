import { restorationOf } from '#/db/versions-of.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import { isNewsCategory, type News, type NewsDraft, type NewsVersion, newsDraftSchema } from './schema.ts';
import { findNews } from './store.server.ts';
import { getNewsVersion } from './versions.server.ts';
import { updateNews } from './write.server.ts';

/**
 * Whether the article is published stays as it is, and so does its category when the version's own no longer exists.
 */
export const restoreNewsVersion = restorationOf<News, NewsVersion, NewsDraft>({
  find: findNews,
  get: getNewsVersion,
  mix: (earlier, { published, scheduled, publishAt, category }) => ({
    ...earlier,
    published: published || scheduled,
    publishAt,
    category: isNewsCategory(earlier.category) ? earlier.category : category,
  }),
  schema: newsDraftSchema,
  update: updateNews,
  words,
});
