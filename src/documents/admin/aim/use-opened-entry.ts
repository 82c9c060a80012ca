import { useContext, useState } from 'react';
import { type Aim, AimContext } from './use-aim.ts';

/** The place of a list's open entry: the one on the way to the field that the form is to show, then what is pressed. */
export function useOpenedEntry(list: string) {
  const aim = useContext(AimContext);
  const [followed, follow] = useState(aim);
  const [opened, setOpened] = useState(() => entryOnTheWay(aim, list));
  if (aim !== followed) {
    follow(aim);
    setOpened(entryOnTheWay(aim, list) ?? opened);
  }
  return [opened, setOpened] as const;
}

function entryOnTheWay(aim: Aim | undefined, list: string): number | undefined {
  if (!aim?.field.startsWith(`${list}.`)) return undefined;
  const [place = ''] = aim.field.slice(list.length + 1).split('.');
  return /^\d+$/.test(place) ? Number(place) : undefined;
}
