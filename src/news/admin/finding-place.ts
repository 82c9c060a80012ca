import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import type { Finding } from '../check/finding.ts';
import { news } from '../schema.ts';

/** 'İçerik: “0532 123 45 67”' */
export const tellPlace = ({ place, words }: Finding): string =>
  text.where(news.fields[place].input.title, words);
