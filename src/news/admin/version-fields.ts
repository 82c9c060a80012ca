import { listFieldPlans } from '#/panel/stored/field-plans.tsx';
import type { NewsVersion } from '../schema.ts';
import { newsFields } from './news-fields.tsx';

/** Prose is compared by words, other fields by whole lines. */
export interface VersionField {
  label: string;
  isProse: boolean;
  before: string[];
  after: string[];
}

/** Going back to a version leaves `published` as it is. */
const compared = listFieldPlans(newsFields).filter(([name]) => name !== 'published');

export const compareVersions = (before: NewsVersion, after: NewsVersion): VersionField[] =>
  compared.map(([name, { label, lines = proseOf }]) => ({
    label,
    isProse: lines === proseOf,
    before: lines(before[name] as never),
    after: lines(after[name] as never),
  }));

const proseOf = (text: string) => [text];

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
