/** What was typed into a form and not saved, as this device keeps it. */
export interface LocalDraft<Values> {
  values: Values;
  /** Version of the stored item that it was typed over; undefined for a new one. */
  version?: number;
  /** Names the save of a new one, so that trying again never makes two. */
  key: string;
  /** ISO 8601 UTC. */
  typedAt: string;
}

const nameOf = (form: string) => `unsaved ${form}`;

/** @param form which form, and of which item: 'news new', 'news 17' */
export function readLocalDraft<Values>(form: string): LocalDraft<Values> | undefined {
  try {
    const json = localStorage.getItem(nameOf(form));
    return json === null ? undefined : (JSON.parse(json) as LocalDraft<Values>);
  } catch {
    // a browser that keeps nothing, or what another version of the panel draft: there is nothing to offer
    return undefined;
  }
}

export function writeLocalDraft<Values>(form: string, draft: LocalDraft<Values>): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // a full or forbidden store must not stop anybody from writing; the form itself still holds the text
  }
}

export function removeLocalDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // where nothing can be removed, nothing was kept
  }
}
