import { useQueryClient } from '@tanstack/react-query';
import { SquareStack, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaWebText } from '#/i18n/tr/media-web.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { Bin } from '#/panel/list/bin.tsx';
import type { BinPlan } from '#/panel/list/list-plan.ts';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { useStore } from '#/panel/store.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { FoundMedia, useMediaView } from '../fields/library-picker.tsx';
import { AddressField, FileButton } from '../fields/ways-in.tsx';
import { fetchPictureFrom, mediaBinQuery, restoreMedia } from '../queries.ts';
import { mostMegabytes } from '../schema.ts';
import { explainFailure, refuseDroppedFile, refuseLargeFile } from '../sending/refused-file.ts';
import { UploadRows } from '../sending/upload-rows.tsx';
import { toastOutcome, useUploadQueue } from '../sending/use-upload-queue.ts';
import { MediaLibrary } from './media-library.tsx';
import { ArrivedList, WaitingPictures } from './shelves.tsx';

const mediaBin: BinPlan = {
  query: mediaBinQuery,
  restore: restoreMedia,
  words: { binHint: mediaDetailsText.binHint, restored: mediaDetailsText.restored(1) },
};

export default function MediaTab() {
  const view = useMediaView();
  const queue = useUploadQueue();
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <DropArea label={panelText.media} onDrop={(files) => queue.add(files, refuseDroppedFile)}>
      <SectionHeader
        title={panelText.media}
        help="media"
        note={view.total ? text.count(view.total) : undefined}
      >
        <Button look="quiet" onClick={() => setBinOpen(true)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
      </SectionHeader>
      <div className="mb-5">
        <div className="grid gap-2 rounded-card border-2 border-dashed border-snow-400 bg-white p-3 sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start lg:gap-6">
          <DeviceFiles />
          <AddressForm />
        </div>
        <UploadList />
        <ArrivedList />
        <WaitingPictures />
      </div>
      <FoundMedia view={view} icon={SquareStack}>
        {(pictures) => <MediaLibrary view={view} pictures={pictures} />}
      </FoundMedia>
      {isBinOpen && <Bin plan={mediaBin} onClose={() => setBinOpen(false)} />}
    </DropArea>
  );
}

function DeviceFiles() {
  const queue = useUploadQueue();
  return (
    <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-3">
      <FileButton
        look="primary"
        label={mediaText.chooseFile}
        onChosen={(files) => queue.add(files, refuseLargeFile)}
        className="w-full sm:w-auto"
      >
        {text.upload}
      </FileButton>
      <div className="text-sm leading-snug">
        <p className="pointer-coarse:hidden">{text.dropHere}</p>
        <p className="text-ink-soft">
          <strong className="font-semibold">{text.formats}</strong> · {text.sizeLimit(mostMegabytes)}
        </p>
      </div>
    </div>
  );
}

/** Lets the server fetch a picture. Why it did not come stays until another address is typed. */
function AddressForm() {
  const queries = useQueryClient();
  const queue = useUploadQueue();
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: ({ url }: { url: string; clear: () => void }) => fetchPictureFrom(url),
    onSuccess: (come, { clear }) => {
      if ('copyState' in come) {
        showToast({ title: mediaCopyText.waiting, description: mediaCopyText.added });
        void readAgain(queries);
      } else queue.takeIn(come);
      clear();
    },
    onError: (failure) => toastOutcome({ uploaded: 0, failure: { error: failure } }),
  });
  useLeaveGuard(isPending);
  return (
    <AddressField
      label={mediaWebText.address}
      hint={mediaWebText.addressHint}
      error={error ? explainFailure(error) : undefined}
      placeholder={mediaWebText.addressExample}
      onType={() => error && reset()}
      onAdd={(url, clear) => mutate({ url, clear })}
      isBusy={isPending}
    />
  );
}

/** Draws itself again with each percent, and not the library. */
function UploadList() {
  return (
    <div className="mt-3 empty:hidden">
      <UploadRows uploads={useStore(useUploadQueue().uploads)} />
    </div>
  );
}
