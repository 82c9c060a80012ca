import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import type { Finding, FindingPlace } from '../check/finding.ts';

/** 'İçerik: “0532 123 45 67”' */
export const tellPlace = ({ place, words }: Finding): string => text.where(labels[place], words);

const labels: Record<FindingPlace, string> = {
  title: newsPanelText.titleLabel,
  excerpt: newsPanelText.excerptLabel,
  content: newsPanelText.contentLabel,
  imageUrl: newsPanelText.coverLabel,
  images: newsPanelText.imagesLabel,
};
