import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { FileButton } from '../fields/file-button.tsx';
import { mostMegabytes } from '../schema.ts';
import { refuseLargeFile } from '../sending/refused-file.ts';
import type { UploadQueue } from '../sending/upload-queue.ts';
import { AddressForm } from './address-form.tsx';

export function MediaUploader({ queue }: { queue: UploadQueue }) {
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
