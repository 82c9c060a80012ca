interface Publishable {
  published?: boolean;
  /** Comes out by itself. */
  scheduled?: boolean;
}

/** Whether only who may publish may change it: visitors see it, or will. What knows no drafts is always out. */
export const isOut = ({ published, scheduled }: Publishable): boolean =>
  published !== false || scheduled === true;
