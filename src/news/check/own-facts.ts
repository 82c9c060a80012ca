/** What the association may write of itself. Plain, because the panel fetches it. */
export interface OwnFacts {
  /** Stands in capitals and does not shout. */
  shortName: string;
  phones: string[];
  ibans: string[];
  /** Its place on the map. */
  place: { latitude: number; longitude: number };
}
