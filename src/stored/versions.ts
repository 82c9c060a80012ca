/** Who saved a version, and when. */
export interface SavedVersion {
  version: number;
  /** ISO 8601 UTC. */
  savedAt: string;
  /** Username; empty when it is not known. */
  savedBy: string;
}

export interface VersionSummary extends SavedVersion {
  title: string;
  published: boolean;
}
