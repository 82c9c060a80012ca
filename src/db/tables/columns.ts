/** False or true. */
export type Flag = 0 | 1;

/** What is deleted stays here for some weeks; both are null for what is not in the bin. */
export interface Binnable {
  deletedAt: string | null;
  /** Username, as it was then. */
  deletedBy: string | null;
}
