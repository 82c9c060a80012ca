/** `gallery` is the order that staff chose, and that visitors see. */
export const photoOrders = ['gallery', 'newest', 'oldest', 'title'] as const;

/** What the list can be narrowed to. */
export interface PhotoChoices {
  categories: string[];
  /** Those that have photos, the newest first. */
  operations: { id: number; title: string }[];
}
