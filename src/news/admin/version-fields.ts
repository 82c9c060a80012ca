import { versionsPanelText } from '#/i18n/tr/versions-panel.ts';
import type { NewsVersion } from '../schema.ts';
import { newsFields } from './news-fields.tsx';
import type { NewsFormInput } from './news-form-schema.ts';

/** Prose is compared by words, other fields by whole lines. */
export interface VersionField {
  label: string;
  isProse: boolean;
  before: string[];
  after: string[];
}

/** Going back to a version leaves `published` as it is. */
type ComparedName = Exclude<keyof NewsFormInput, 'published'>;

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
