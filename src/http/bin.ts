/** How long something deleted can be brought back, in days. */
export const binDays = 30;

/** Something in the bin, as the panel lists it. */
export interface Binned {
  id: number;
  title: string;
  /** ISO 8601 UTC. */
  deletedAt: string;
  /** Username of who deleted it. */
  deletedBy: string;
}
