import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { versionsPanelText } from '#/i18n/tr/versions-panel.ts';
import type { NewsVersion } from '../schema.ts';

/** One field of an article in two versions: running text, or lines that are each taken as a whole. */
export interface VersionField {
  label: string;
  isProse: boolean;
  before: string[];
  after: string[];
}

/** What a form of the article asks for, except whether it is published: going back to a version leaves that alone. */
export function compareVersions(before: NewsVersion, after: NewsVersion): VersionField[] {
  const field = (label: string, linesOf: (version: NewsVersion) => string[]) => ({
    label,
    isProse: false,
    before: linesOf(before),
    after: linesOf(after),
  });
  const prose = (label: string, textOf: (version: NewsVersion) => string) => ({
    ...field(label, (version) => [textOf(version)]),
    isProse: true,
  });
  return [
    prose(text.titleLabel, ({ title }) => title),
    prose(text.excerptLabel, ({ excerpt }) => excerpt),
    prose(text.contentLabel, ({ content }) => content),
    field(versionsPanelText.category, ({ category }) => [category]),
    field(text.coverLabel, ({ imageUrl }) => [imageUrl ?? versionsPanelText.noCover]),
    field(text.imagesLabel, ({ images }) => images),
  ];
}

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
