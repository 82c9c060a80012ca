import { versionsPanelText } from '#/i18n/tr/versions-panel.ts';
import type { NewsVersion } from '../schema.ts';
import { newsFields } from './news-fields.tsx';
import type { NewsFormInput } from './news-form-schema.ts';

/** One field of an article in two versions: running text, or lines that are each taken as a whole. */
export interface VersionField {
  label: string;
  isProse: boolean;
  before: string[];
  after: string[];
}

/** Whether it is published is left alone by going back to a version. */
type ComparedName = Exclude<keyof NewsFormInput, 'published'>;

/** How each field of an article is compared, in the order of its form: as running text, or by lines. */
const comparisons: { [Name in ComparedName]: 'prose' | ((value: NewsVersion[Name]) => string[]) } = {
  title: 'prose',
  excerpt: 'prose',
  content: 'prose',
  category: (category) => [category],
  imageUrl: (imageUrl) => [imageUrl ?? versionsPanelText.noCover],
  images: (images) => images,
};

export const compareVersions = (before: NewsVersion, after: NewsVersion): VersionField[] =>
  (Object.keys(comparisons) as ComparedName[]).map((name) => ({
    label: newsFields[name].label,
    isProse: comparisons[name] === 'prose',
    before: linesOf(before, name),
    after: linesOf(after, name),
  }));

function linesOf(version: NewsVersion, name: ComparedName): string[] {
  const read = comparisons[name] as 'prose' | ((value: unknown) => string[]);
  return read === 'prose' ? [version[name] as string] : read(version[name]);
}

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
