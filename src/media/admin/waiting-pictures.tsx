import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { IconButton } from '#/panel/tooltip.tsx';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { WaitingPicture } from '../answers.server.ts';
import { fetchPictureFrom, forgetWaiting, waitingPicturesQuery } from '../queries.ts';
import { explainFailure } from '../sending/refused-file.ts';

/** Pictures of other sites that the library has no copy of yet; nothing is drawn when there are none. */
export function WaitingPictures() {
  const { data: pictures = [] } = useQuery(waitingPicturesQuery);
  if (pictures.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-pictures"
      className="mt-3 rounded-card border border-snow-200 bg-white shadow-card"
    >
      <header className="border-b border-snow-200 px-4 py-2">
        <h3 id="waiting-pictures" className="font-bold">
          {text.list} ({pictures.length})
        </h3>
        <p className="text-sm leading-snug text-ink-soft">{text.listHint}</p>
      </header>
      <ul className="max-h-96 divide-y divide-snow-200 overflow-y-auto">
        {pictures.map((picture) => (
          <WaitingRow key={picture.address} picture={picture} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ picture }: { picture: WaitingPicture }) {
  const { address, originalName, copyState, copyFailure } = picture;
  const retry = useRetry(address);
  const forget = useForget(address);
  return (
    <li className="flex items-start gap-2 py-2 pr-2 pl-4 max-[20rem]:flex-col">
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5 text-sm leading-snug">
        <span className="font-semibold wrap-anywhere">{originalName}</span>
        <span className="wrap-anywhere text-ink-soft">{address}</span>
        <Badge tone="waiting">{text[copyState]}</Badge>
        {copyFailure && <span className="wrap-anywhere text-danger-700">{copyFailure}</span>}
      </div>
      <div className="flex">
        <IconButton
          icon={RotateCw}
          label={retry.isPending ? text.retrying : text.retry}
          name={text.retryOf(originalName)}
          onClick={retry.mutate}
        />
        <IconButton
          icon={X}
          look="dangerQuiet"
          label={text.forget}
          name={text.forgetOf(originalName)}
          onClick={forget.mutate}
        />
      </div>
    </li>
  );
}

function useRetry(address: string) {
  const queries = useQueryClient();
  const fail = (description: string) =>
    showToast({ title: text.failed, description, variant: 'destructive' });
  return useSingleMutation({
    mutationFn: () => fetchPictureFrom(address),
    onSuccess: (come) =>
      'copyState' in come
        ? fail(come.copyFailure)
        : showToast({ title: panelText.succeeded, description: text.arrived }),
    onError: (error) => fail(explainFailure(error)),
    onSettled: () => void readAgain(queries),
  });
}

function useForget(address: string) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => forgetWaiting(address),
    onSuccess: () => showToast({ title: panelText.succeeded, description: text.forgotten }),
    onError: (error) => showFailure(error, { otherwise: text.notForgotten }),
    onSettled: () => void readAgain(queries),
  });
}
