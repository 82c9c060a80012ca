import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

export function UploadButton({ upload: { upload, isUploading } }: { upload: PictureUpload }) {
  const input = useRef<HTMLInputElement>(null);

  function uploadChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) upload(file);
    // lets the same file be chosen again after a failure
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.chooseFile}
        onChange={uploadChosen}
      />
      <BusyButton isBusy={isUploading} busyLabel={text.uploading} onClick={() => input.current?.click()}>
        <ImageUp className="size-5" aria-hidden />
        {text.upload}
      </BusyButton>
    </>
  );
}
