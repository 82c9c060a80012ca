import type { StoredKind } from './kinds.ts';

/** Kinds beside whose things colleagues ask each other to have a look. */
export const remarkKinds = ['news', 'operation'] as const satisfies readonly StoredKind[];

export type RemarkKind = (typeof remarkKinds)[number];

export const longestRemark = 1000;

/** Open remarks that one thing has at most. */
export const mostOpenRemarks = 50;

export interface Remark {
  id: number;
  /** The username of who wrote it. */
  by: string;
  /** The username of whom it asks. */
  to: string;
  words: string;
  /** ISO 8601. */
  at: string;
}

/** Open remarks of a thing, the oldest first, and whom one can ask. */
export interface RemarksOfThing {
  remarks: Remark[];
  colleagues: string[];
  /** Whom the person who looks has asked last, of anything. */
  lastAsked?: string | undefined;
}

/** A remark that waits for the person who looks. */
export interface WaitingRemark extends Remark {
  kind: RemarkKind;
  item: number;
  title: string;
}
