import { findIbans } from '#/format/iban.ts';
import type { Media } from '#/media/answers.server.ts';
import type { Finding as StoredFinding } from '#/stored/finding.ts';

/** Kinds that should not go out at all, and kinds that would read better otherwise. */
const kindsOfGroup = {
  must: [
    'missing',
    'undescribed-picture',
    'wordless-picture',
    'addressless-link',
    'wordless-link',
    'dead-link',
    'draft-link',
    'identity-number',
    'phone',
    'plate',
    'coordinates',
    'iban',
  ],
  better: [
    'vague-link',
    'bare-address',
    'skipped-heading',
    'empty-heading',
    'shouting',
    'long-paragraph',
    'hard-to-read',
    'long-excerpt',
    'long-title',
  ],
} as const;

export type FindingGroup = keyof typeof kindsOfGroup;
export type FindingKind = (typeof kindsOfGroup)[FindingGroup][number];

/**
 * Tells whether the form or the server refuses to publish this for the person; over other findings an editor decides.
 */
export const isBlocking = ({ kind, words }: Found, { own }: Pick<CheckContext, 'own'>): boolean =>
  kind === 'undescribed-picture' ||
  (kind === 'iban' && !own?.mayAllowAccounts && findIbans(words).length > 0);

/** Groups in the order in which they are shown. */
export const groupsOfFindings: readonly FindingGroup[] = ['must', 'better'];

export const listGroup = (findings: readonly Finding[], group: FindingGroup): Finding[] =>
  findings.filter(({ kind }) => (kindsOfGroup[group] as readonly string[]).includes(kind));

/** The form's field that it stands in. */
export type FindingPlace = 'title' | 'excerpt' | 'content' | 'category' | 'imageUrl' | 'images';

export interface Finding extends StoredFinding {
  kind: FindingKind;
  place: FindingPlace;
}

/** A finding whose place the caller knows. */
export type Found = Omit<Finding, 'place' | 'blocks'>;

/** An article as the form holds it, finished or not. */
export interface CheckedArticle {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  imageUrl: string;
  images: readonly string[];
}

/** Knowledge that the article itself does not tell. Undefined means unknown, and nothing is held against it. */
export interface CheckContext {
  /** Of this site, with the port if there is one: 'ornek.org'. */
  host: string;
  /** Numbers of articles that visitors cannot read. */
  hiddenNews?: ReadonlySet<number>;
  library?: readonly Media[];
  own?: OwnFacts;
}

/** Facts that the association may write of itself. Plain, because the panel fetches them. */
export interface OwnFacts {
  /** Stands in capitals and does not shout. */
  shortName: string;
  phones: string[];
  ibans: string[];
  /** Whether this person may publish an account of others (docs/decisions/019). */
  mayAllowAccounts: boolean;
  /** Its place on the map. */
  place: { latitude: number; longitude: number };
}
