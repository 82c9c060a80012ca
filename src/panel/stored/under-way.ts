import type { ToastAction } from '../toast/toast-store.ts';

/** What a form still waits for while it is saved, such as a picture that is being sent. */
export interface UnderWay {
  /** Why this draft must wait; undefined when it may go. */
  refuse: (draft: object) => string | undefined;
  /** Said in the form, which stays open when it is saved meanwhile. */
  savedMeanwhile: string;
  /** Said once what was awaited stands in the form, which is to be saved again. */
  arrivedMeanwhile: string;
  /** Where it does not come by itself. */
  missing?: Missing;
}

interface Missing {
  /** Said with the toast of a save. */
  saved: string;
  /** Leads to what is missing. */
  offer: ToastAction;
  /** Whether the person has read of it before, and so saves without it. */
  isKnown: () => boolean;
  noteRead: () => void;
}
