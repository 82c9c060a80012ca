/** What was typed into a form and not saved, as this device keeps it. */
export interface Kept<Values> {
  values: Values;
  /** Version of the stored item that it was typed over; undefined for a new one. */
  version?: number;
  /** Names the save of a new one, so that trying again never makes two. */
  key: string;
  /** ISO 8601 UTC. */
  keptAt: string;
}

const nameOf = (form: string) => `unsaved ${form}`;

/** @param form which form, and of which item: 'news new', 'news 17' */
export function readKept<Values>(form: string): Kept<Values> | undefined {
  try {
    const json = localStorage.getItem(nameOf(form));
    return json === null ? undefined : (JSON.parse(json) as Kept<Values>);
  } catch {
    // a browser that keeps nothing, or what another version of the panel kept: there is nothing to offer
    return undefined;
  }
}

export function keep<Values>(form: string, kept: Kept<Values>): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(kept));
  } catch {
    // a full or forbidden store must not stop anybody from writing; the form itself still holds the text
  }
}

export function forgetKept(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // where nothing can be removed, nothing was kept
  }
}
