import type { FindingKind } from '../finding.ts';
import type { OwnFacts } from '../own-facts.ts';

export interface PersonalPattern {
  kind: FindingKind;
  /** Global, and every repetition in it has an upper bound, so that the work grows with the text only. */
  shape: RegExp;
  /** Tells what has the shape but is harmless. */
  isMeant?: (written: string) => boolean;
  /** Tells what is the association's own; while its facts are unknown, such a pattern finds nothing. */
  isOwn?: (written: string, own: OwnFacts) => boolean;
}

export const digitsOf = (written: string): string => written.replace(/\D/g, '');
