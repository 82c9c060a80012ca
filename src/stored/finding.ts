/** Something that should perhaps not go out. A kind of things may say more of its own. */
export interface Finding {
  kind: string;
  /** The form's field that it stands in. */
  place: string;
  /** Words by which an editor finds it; '' when the place says enough. */
  words: string;
  /** Nothing is published before it is mended; over other findings an editor decides. */
  blocks: boolean;
}

/** A finding that a call asks about. */
export interface AskedFinding extends Finding {
  /** Goes into `accepted` when the person says yes. */
  key: string;
}

/** Tells findings apart. */
export const keyOfFinding = ({ kind, place, words }: Omit<Finding, 'blocks'>) => `${kind} ${place} ${words}`;
