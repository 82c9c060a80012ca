import { useState } from 'react';
import type { UnderWay } from './under-way.ts';

/** What a form says of something that it still waits for. */
export function useAwaited(underWay: UnderWay | undefined) {
  const [refusal, setRefusal] = useState<string>();
  const [arrival, setArrival] = useState<UnderWay>();
  return {
    /** Also remembers why, for as long as it is under way. */
    refuses(draft: object): boolean {
      const reason = underWay?.refuse(draft);
      setRefusal(reason);
      return reason !== undefined;
    },
    refusal: underWay && refusal,
    noteSaved: () => setArrival(underWay),
    notice(isDirty: boolean): string | undefined {
      if (!arrival) return undefined;
      if (underWay) return arrival.savedMeanwhile;
      return isDirty ? arrival.arrivedMeanwhile : undefined;
    },
  };
}
