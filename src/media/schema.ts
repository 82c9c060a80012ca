/** One uploaded picture as the API gives it (SPEC section 3, DESIGN section 5). */
export interface Media {
  id: number;
  url: string;
  originalName: string;
  /** Bytes. */
  size: number;
  mimetype: string;
  /** ISO 8601 UTC. */
  uploadedAt: string;
  /** Pixels, as the picture stands upright. */
  width: number;
  height: number;
}

/** What an upload answers: `files[0].url` goes into the form. */
export interface Upload {
  files: Media[];
}
