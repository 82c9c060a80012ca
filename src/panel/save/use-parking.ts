import { useQueryClient } from '@tanstack/react-query';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { serverMessage } from '../failure.tsx';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { type FormName, parkedPath, parkText } from './kept-texts.ts';
import type { Kept } from './open-form.ts';

interface Parking {
  name: FormName;
  /** What the form would store on this device now. */
  read: () => Kept<unknown>;
  /** Empties the form; the text stays on this device with `keepsText`. */
  startOver: (how: { keepsText: boolean }) => void;
  /** The server keeps the text under this key. */
  noteParked: (key: string) => void;
  isOnDevice: boolean;
}

/** Makes room for another text: this one waits on every device of its writer or, when that fails, on this one. */
export function useParking({ name, read, startOver, noteParked, isOnDevice }: Parking) {
  const queries = useQueryClient();
  // not awaited: without a network it waits for one
  const readAgain = () => void queries.invalidateQueries({ queryKey: [parkedPath] });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (typed: string) => {
      const { parked, sent } = read();
      // the server may have made the thing already, which only this device knows
      if (sent.length > 0) throw new Error(text.staysHereHint);
      return parkText(name, { values: JSON.parse(typed), parked });
    },
    onSuccess: ({ key }, typed) => {
      noteParked(key);
      startOver({ keepsText: JSON.stringify(read().values) !== typed });
      showToast({ title: text.parked, description: text.parkedHint });
    },
    onError: (error) => {
      if (isOnDevice) startOver({ keepsText: true });
      const description = serverMessage(error, isOnDevice ? text.staysHereHint : text.tryAgain);
      showToast({ title: isOnDevice ? text.staysHere : text.notParked, description });
    },
    onSettled: readAgain,
  });
  const parking = {
    isBusy: isPending,
    busyLabel: text.parking,
    onClick: () => mutate(JSON.stringify(read().values)),
  };
  return { parking, readAgain };
}
