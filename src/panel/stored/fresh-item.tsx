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

interface FreshItemProps<Item> {
  query: UseQueryOptions<Item, Error, Item, string[]>;
  /** What the list holds; the form opens with it when nothing newer comes. */
  known?: Item;
  title: string;
  onClose: () => void;
  /** `item` is undefined when it has been deleted and the person wants to save the text as something new. */
  children: (item: Item | undefined) => ReactNode;
}

/** Milliseconds after which the form opens with what the list holds. */
const longestWait = 3000;

/** Fetches what a form will change: the list may be hours old, and saving over it would be a conflict. */
export function FreshItem<Item>({ query, known, title, onClose, children }: FreshItemProps<Item>) {
  const { data, error, isFetching, refetch } = useQuery(signingIn(query));
  const isLate = useIsLate();
  // what the form has opened with stays, whatever comes later
  const [opened, setOpened] = useState<{ item: Item | undefined }>();
  const found = data ?? (error || isLate ? known : undefined);
  if (!opened && found) setOpened({ item: found });
  if (opened) return children(opened.item);
  if (!error) return <Arriving onClose={onClose} />;
  const isGone = error instanceof HttpError && error.status === 404;
  return (
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
}

/** The list stays on the screen when the session has ended; what is opened from it asks to sign in, as a save does. */
function signingIn<Item>(query: FreshItemProps<Item>['query']): FreshItemProps<Item>['query'] {
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
