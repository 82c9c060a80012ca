import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import type { Finding, FindingPlace } from '../check/finding.ts';
import { news } from '../schema.ts';

/** 'İçerik: “0532 123 45 67”' */
export const tellPlace = ({ place, words }: Finding): string => text.where(labels[place], words);

const labels: Record<FindingPlace, string> = {
  title: news.fields.title.input.label,
  excerpt: news.fields.excerpt.input.label,
  content: newsPanelText.contentLabel,
  imageUrl: newsPanelText.coverLabel,
  images: newsPanelText.imagesLabel,
};
