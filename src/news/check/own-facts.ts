/** What the association may write of itself. Plain, because the panel fetches it. */
export interface OwnFacts {
  /** Stands in capitals and does not shout. */
  shortName: string;
  phones: string[];
  ibans: string[];
  /** Whether this person may publish an account of others (docs/decisions/019). */
  mayAllowAccounts: boolean;
  /** Its place on the map. */
  place: { latitude: number; longitude: number };
}
