import type { FindingKind } from '../finding.ts';

export interface PersonalPattern {
  kind: FindingKind;
  /** Global, and every repetition in it has an upper bound, so that the work grows with the text only. */
  shape: RegExp;
  /** Tells what has the shape but is harmless. */
  isMeant?: (written: string) => boolean;
}

export const digitsOf = (written: string): string => written.replace(/\D/g, '');
