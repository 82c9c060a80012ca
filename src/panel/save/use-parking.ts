import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { panelPaths } from '#/http/panel-paths.ts';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { tableOf } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { leaveDialogs } from '../dialog/closing.ts';
import { serverMessage } from '../failure.tsx';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { asKeptText, type FormName, parkedPath, parkText, writeKeptText } from './kept-texts.ts';
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
  onClose: () => void;
}

/** Puts a text aside and closes its form: it waits on every device of its writer or, when that fails, on this one. */
export function useParking({ name, read, startOver, noteParked, isOnDevice, onClose }: Parking) {
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
    onSuccess: (parked, typed) => {
      noteParked(parked.key);
      const keepsText = JSON.stringify(read().values) !== typed;
      startOver({ keepsText });
      onClose();
      const action = { label: text.resume, altText: text.parkedHint, onPress: () => goOnWith(parked) };
      showToast({ title: text.parked, description: text.parkedHint, ...(!keepsText && { action }) });
    },
    onError: (error) => {
      if (isOnDevice) {
        startOver({ keepsText: true });
        onClose();
      }
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

/** Brings a text back to this device and opens its form. */
function goOnWith(parked: ParkedText) {
  const found = asKeptText(parked);
  const search = new URLSearchParams({
    ...{ tab: tableOf[parked.kind], edit: `${parked.kind}-0`, field: found.slot },
  });
  if (writeKeptText(found)) leaveDialogs(() => navigate(`${panelPaths.panel}?${search}`));
  else showToast({ title: text.noRoom });
}
