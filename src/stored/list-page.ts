/** Entries that a list of the panel brings at a time. */
export const listStep = 48;

/** A part of a list of the panel. */
export interface ListPage<Item> {
  /** Entries in all, whatever was looked for. */
  total: number;
  /** Those that fit, on all pages. */
  found: number;
  items: Item[];
}
