interface Publishable {
  published?: boolean;
  /** Comes out by itself. */
  scheduled?: boolean;
}

/** Tells whether a change needs the right to publish: visitors see it, or will. What knows no drafts is always out. */
export const isOut = ({ published, scheduled }: Publishable): boolean =>
  published !== false || scheduled === true;
