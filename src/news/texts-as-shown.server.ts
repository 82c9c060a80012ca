import type { Texts } from '#/db/require-own-accounts.ts';
import { readAloud } from './check/read-article-text.ts';
import type { News } from './schema.ts';

/** As they stand below each other. Entities, links and rules between the digits of an account are gone in what is read. */
export const textsAsShown = ({ title, excerpt, content }: News): Texts => [
  ['title', title],
  ['excerpt', excerpt],
  ['content', readAloud(content)],
];
