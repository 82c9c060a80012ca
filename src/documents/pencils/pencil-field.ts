/** A field of a document as a page may show it. */
export interface PencilField {
  /** Id of its document. */
  document: number;
  /** As the form names it: 'banks.0.accounts.1.iban'. */
  path: string;
  /** What the pencil says, and where it leads. */
  label: string;
  href: string;
  /** Its value as pages write it; a picture's address. */
  shown: readonly string[];
  /** True when it is of the page's own document, or the frame around the page does not show it. */
  isOwn: boolean;
}

/** What the server sends to the preview's script. */
export interface PencilPlan {
  fields: PencilField[];
  /** Pages that have a preview, and what stands before their addresses. */
  pages: string[];
  previewRoot: string;
}
