import { createContext, useState } from 'react';
import type { ToastAction } from '../toast/toast-store.ts';

/** Uploads that a form waits for before it is saved. */
export interface PendingUploads {
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

export interface FormUploads {
  /** Undefined when nothing of the form is on its way, and nothing has failed. */
  pendingUploads: PendingUploads | undefined;
  /** While one is on its way. */
  isSending: boolean;
}

/** Uploads of a form that sends nothing. */
export const useNoUploads = (): FormUploads => ({ pendingUploads: undefined, isSending: false });

/** Stands for the open form, so that it knows its uploads among all that are sent. */
export const FormOfUploads = createContext<object | undefined>(undefined);

/** Says that a form still waits for its uploads. */
export function usePendingUploads(pendingUploads: PendingUploads | undefined) {
  const [refused, setRefused] = useState<{ by: PendingUploads | undefined; reason: string }>();
  const [arrival, setArrival] = useState<PendingUploads>();
  const missing = pendingUploads?.missing;
  return {
    /** Also remembers why, for as long as it is under way. */
    refuses(draft: object): boolean {
      const reason = pendingUploads?.refuse(draft);
      setRefused(reason === undefined ? undefined : { by: pendingUploads, reason });
      return reason !== undefined;
    },
    refusal: refusalOf(),
    /** What the toast of a save says. */
    say: (said: string) => (missing ? `${said.replace(/\.$/, '')}, ${missing.saved}` : said),
    /** What that toast offers first. */
    offers: () => (missing?.isKnown() === false ? [missing.offer] : []),
    /** Whether the form stays open for it when it is saved. */
    isAwaited: () => pendingUploads !== undefined && !missing?.isKnown(),
    noteSaved() {
      setArrival(pendingUploads);
      setRefused(undefined);
      missing?.noteRead();
    },
    notice(isDirty: boolean): string | undefined {
      if (!arrival || missing) return undefined;
      if (pendingUploads) return pendingUploads.savedMeanwhile;
      return isDirty ? arrival.arrivedMeanwhile : undefined;
    },
  };

  function refusalOf(): string | undefined {
    if (refused && refused.by === pendingUploads) return refused.reason;
    return missing && arrival && pendingUploads.savedMeanwhile;
  }
}
