import { SquareStack, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Bin } from '#/panel/list/bin.tsx';
import type { BinPlan } from '#/panel/list/bin-plan.ts';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { useStore } from '#/panel/store.ts';
import { FileButton } from '../fields/file-button.tsx';
import { FoundMedia, useMediaView } from '../fields/found-media.tsx';
import { mediaBinQuery, restoreMedia } from '../queries.ts';
import { mostMegabytes } from '../schema.ts';
import { refuseDroppedFile, refuseLargeFile } from '../sending/refused-file.ts';
import type { UploadQueue } from '../sending/upload-queue.ts';
import { UploadRows } from '../sending/upload-rows.tsx';
import { useUploadQueue } from '../sending/use-upload-queue.ts';
import { AddressForm } from './address-form.tsx';

import { MediaLibrary } from './media-library.tsx';
import { ArrivedList, WaitingPictures } from './shelves.tsx';

const mediaBin: BinPlan = {
  query: mediaBinQuery,
  restore: restoreMedia,
  words: { binHint: mediaDetailsText.binHint, restored: mediaDetailsText.restored(1) },
};

export default function MediaTab() {
  const view = useMediaView();
  const { total } = view;
  const queue = useUploadQueue();
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <DropArea label={panelText.media} onDrop={(files) => void queue.add(files, refuseDroppedFile)}>
      <SectionHeader title={panelText.media} note={total ? text.count(total) : undefined}>
        <Button look="quiet" onClick={() => setBinOpen(true)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
      </SectionHeader>
      <div className="mb-5">
        <MediaUploader queue={queue} />
        <UploadList queue={queue} />
        <ArrivedList queue={queue} />
        <WaitingPictures />
      </div>
      <FoundMedia view={view} icon={SquareStack}>
        {(pictures) => <MediaLibrary view={view} pictures={pictures} />}
      </FoundMedia>
      {isBinOpen && <Bin plan={mediaBin} onClose={() => setBinOpen(false)} />}
    </DropArea>
  );
}

function UploadList({ queue }: { queue: UploadQueue }) {
  const uploads = useStore(queue.uploads);
  return (
    <div className="mt-3 empty:hidden">
      <UploadRows uploads={uploads} onRetry={queue.retry} onRemove={queue.remove} />
    </div>
  );
}

function MediaUploader({ queue }: { queue: UploadQueue }) {
  return (
    <div className="grid gap-2 rounded-card border-2 border-dashed border-snow-400 bg-white p-3 sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start lg:gap-6">
      <DeviceFiles onChosen={(files) => queue.add(files, refuseLargeFile)} />
      <AddressForm queue={queue} />
    </div>
  );
}

function DeviceFiles({ onChosen }: { onChosen: (files: File[]) => void }) {
  return (
    <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-3">
      <FileButton
        look="primary"
        label={mediaText.chooseFile}
        onChosen={onChosen}
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
