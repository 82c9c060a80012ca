import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { storedFormText as text } from '#/i18n/tr/stored-form.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { Failure, serverMessage } from '../failure.tsx';
import { Arriving } from '../lazy.tsx';
import { whileSignedIn } from '../sign-in-request.ts';

interface FreshItem<Item> {
  query: UseQueryOptions<Item, Error, Item, string[]>;
  /** What the list holds; the form opens with it when nothing newer comes. */
  known?: Item;
  title: string;
  /** Nothing is fetched for something new. */
  isNew?: boolean;
  onClose: () => void;
}

type Found<Item> =
  /** `item` is undefined for something new, also where it has been deleted and the person wants to save the text as such. */
  { item: Item | undefined; instead?: undefined } | { item?: undefined; instead: ReactNode };

/** Milliseconds after which the form opens with what the list holds. */
const longestWait = 3000;

/** Fetches what a form will change: the list may be hours old, and saving over it would be a conflict. */
export function useFreshItem<Item>({
  query,
  known,
  title,
  isNew = false,
  onClose,
}: FreshItem<Item>): Found<Item> {
  const { data, error, isFetching, refetch } = useQuery({ ...signingIn(query), enabled: !isNew });
  const isLate = useIsLate();
  // what the form has opened with stays, whatever comes later
  const [opened, setOpened] = useState<{ item: Item | undefined } | undefined>(
    isNew ? { item: undefined } : undefined,
  );
  const found = data ?? (error || isLate ? known : undefined);
  if (!opened && found) setOpened({ item: found });
  if (opened) return opened;
  if (!error) return { instead: <Arriving onClose={onClose} /> };
  const isGone = error instanceof HttpError && error.status === 404;
  const instead = (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        <Failure
          title={isGone ? text.itemGone : text.itemFailed}
          hint={isGone ? text.itemGoneHint : serverMessage(error, panelText.authCheckHint)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {isGone && <Button onClick={() => setOpened({ item: undefined })}>{text.openAsNew}</Button>}
        </Failure>
      </DialogBody>
    </Dialog>
  );
  return { instead };
}

/** The list stays on the screen when the session has ended; what is opened from it asks to sign in, as a save does. */
function signingIn<Item>(query: FreshItem<Item>['query']): FreshItem<Item>['query'] {
  const { queryFn } = query;
  if (typeof queryFn !== 'function') return query;
  return { ...query, queryFn: (context) => whileSignedIn(async () => queryFn(context)) };
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
