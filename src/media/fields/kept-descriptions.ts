import { day } from '#/format/durations.ts';
import { signedInHere } from '#/panel/sign-in-request.ts';

/** What somebody typed of a picture, over what was stored then. */
interface Unsaved {
  text: string;
  over: string;
  /** ISO 8601 UTC. */
  typedAt: string;
}

/** By the picture's id. */
type Kept = Record<string, Unsaved>;

const longestAge = 30 * day;
const slot = () => `unsaved-descriptions ${signedInHere.read().id ?? ''}`;

/** Keeps a description on this device until it is saved: a phone ends a tab without a question. */
export function keepDescription(id: number, unsaved: Omit<Unsaved, 'typedAt'> | undefined): void {
  const { [id]: _, ...others } = readKept();
  const typedAt = new Date().toISOString();
  writeKept(unsaved ? { ...others, [id]: { ...unsaved, typedAt } } : others);
}

/** @returns nothing where somebody has described the picture otherwise meanwhile */
export function findDescription(id: number, stored: string): string | undefined {
  const kept = readKept()[id];
  return kept?.over === stored ? kept.text : undefined;
}

function readKept(): Kept {
  try {
    const kept: Kept = JSON.parse(localStorage.getItem(slot()) ?? '{}');
    const oldest = new Date(Date.now() - longestAge).toISOString();
    return Object.fromEntries(Object.entries(kept).filter(([, { typedAt }]) => typedAt >= oldest));
  } catch {
    return {};
  }
}

function writeKept(kept: Kept): void {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(slot(), JSON.stringify(kept));
    else localStorage.removeItem(slot());
  } catch {
    // a device that stores nothing asks before the tab is closed
  }
}
