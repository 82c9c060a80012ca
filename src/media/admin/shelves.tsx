import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { useStore } from '#/panel/store.ts';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { IconButton } from '#/panel/tooltip.tsx';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { WaitingPicture } from '../answers.server.ts';
import { AltTextField } from '../fields/alt-text-field.tsx';
import { panelThumbnail } from '../panel-pictures.ts';
import { usePicturesAt } from '../pictures-at.ts';
import { fetchPictureFrom, forgetWaiting, waitingPicturesQuery } from '../queries.ts';
import { explainFailure } from '../sending/refused-file.ts';
import { UploadNotes } from '../sending/upload-rows.tsx';
import { useUploadQueue } from '../sending/use-upload-queue.ts';

interface ShelfProps {
  id: string;
  title: string;
  hint: string;
  /** Beside the title. */
  button?: ReactNode;
  children: ReactNode;
}

/** Box above the library for pictures that somebody has to see to. */
const Shelf = ({ id, title, hint, button, children }: ShelfProps) => (
  <section aria-labelledby={id} className="mt-3 rounded-card border border-snow-200 bg-white shadow-card">
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-snow-200 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 id={id} className="font-bold">
          {title}
        </h3>
        <p className="text-sm leading-snug text-ink-soft">{hint}</p>
      </div>
      {button}
    </header>
    {children}
  </section>
);

/** Asks for descriptions right after the upload, when a person knows best what the pictures show. */
export function ArrivedList() {
  const queue = useUploadQueue();
  const arrived = useStore(queue.arrived);
  const { pictures } = usePicturesAt(arrived.map(({ url }) => url));
  const shown = arrived.flatMap((uploaded) => {
    const media = pictures.find(({ id }) => id === uploaded.id);
    return media ? [{ uploaded, media }] : [];
  });
  if (shown.length === 0) return null;
  const dismissAll = (
    <Button
      size="small"
      look="quiet"
      onClick={() => queue.dismissArrived(shown.map(({ media }) => media.id))}
    >
      {mediaDetailsText.dismissAll}
    </Button>
  );
  return (
    <Shelf
      id="arrived"
      title={mediaDetailsText.arrived}
      hint={mediaDetailsText.arrivedHint}
      button={dismissAll}
    >
      <div className="grid max-h-96 divide-y divide-snow-200 overflow-y-auto">
        {shown.map(({ uploaded, media }) => (
          <fieldset key={media.id} className="flex items-start gap-3 py-2 pr-2 pl-4">
            <legend className="sr-only">{media.originalName}</legend>
            <Thumbnail
              src={panelThumbnail(media)}
              className="mt-7 aspect-4/3 w-20 rounded-md border border-snow-200 sm:w-24"
            />
            <div className="grid min-w-0 flex-1 gap-1">
              <AltTextField media={media} />
              <UploadNotes {...uploaded} />
            </div>
            <IconButton
              icon={X}
              label={mediaPanelText.dismiss}
              name={mediaPanelText.dismissOf(media.originalName)}
              onClick={() => queue.dismissArrived([media.id])}
            />
          </fieldset>
        ))}
      </div>
    </Shelf>
  );
}

/** Pictures of other sites that the library has no copy of yet. */
export function WaitingPictures() {
  const { data: pictures = [] } = useQuery(waitingPicturesQuery);
  if (pictures.length === 0) return null;
  return (
    <Shelf
      id="waiting-pictures"
      title={`${mediaCopyText.list} (${pictures.length})`}
      hint={mediaCopyText.listHint}
    >
      <ul className="max-h-96 divide-y divide-snow-200 overflow-y-auto">
        {pictures.map((picture) => (
          <WaitingRow key={picture.address} picture={picture} />
        ))}
      </ul>
    </Shelf>
  );
}

function WaitingRow({ picture }: { picture: WaitingPicture }) {
  const { address, originalName, copyState, copyFailure } = picture;
  const { retry, forget } = useWaiting(address);
  return (
    <li className="flex items-start gap-2 py-2 pr-2 pl-4 max-[20rem]:flex-col">
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5 text-sm leading-snug">
        <span className="font-semibold wrap-anywhere">{originalName}</span>
        <span className="wrap-anywhere text-ink-soft">{address}</span>
        <Badge tone="waiting">{mediaCopyText[copyState]}</Badge>
        {copyFailure && <span className="wrap-anywhere text-danger-700">{copyFailure}</span>}
      </div>
      <div className="flex">
        <IconButton
          icon={RotateCw}
          label={retry.isPending ? mediaCopyText.retrying : mediaCopyText.retry}
          name={mediaCopyText.retryOf(originalName)}
          onClick={retry.mutate}
        />
        <IconButton
          icon={X}
          look="dangerQuiet"
          label={mediaCopyText.forget}
          name={mediaCopyText.forgetOf(originalName)}
          onClick={forget.mutate}
        />
      </div>
    </li>
  );
}

function useWaiting(address: string) {
  const queries = useQueryClient();
  const onSettled = () => void readAgain(queries);
  const succeed = (description: string) => showToast({ title: panelText.succeeded, description });
  const fail = (description: string) =>
    showToast({ title: mediaCopyText.failed, description, variant: 'destructive' });
  const retry = useSingleMutation({
    mutationFn: () => fetchPictureFrom(address),
    onSuccess: (come) => ('copyState' in come ? fail(come.copyFailure) : succeed(mediaCopyText.arrived)),
    onError: (error) => fail(explainFailure(error)),
    onSettled,
  });
  const forget = useSingleMutation({
    mutationFn: () => forgetWaiting(address),
    onSuccess: () => succeed(mediaCopyText.forgotten),
    onError: (error) => showFailure(error, { otherwise: mediaCopyText.notForgotten }),
    onSettled,
  });
  return { retry, forget };
}
