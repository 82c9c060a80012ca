export type Flag = 0 | 1;

/** Both are null outside the bin. */
export interface Binnable {
  deletedAt: string | null;
  /** The username at that time. */
  deletedBy: string | null;
}
