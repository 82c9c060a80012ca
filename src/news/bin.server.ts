import { binOf } from '#/db/bin-of.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { findNews } from './store.server.ts';

/** An article comes back with its earlier versions. */
export const {
  remove: deleteNews,
  restore: restoreNews,
  empty: emptyNewsBin,
} = binOf({ table: 'news', kind: 'news', find: findNews, words: text, forget: forgetPictureUses });
