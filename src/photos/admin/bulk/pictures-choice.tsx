import { Images, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { PicturePicker } from '#/media/fields/picture-picker.tsx';
import { useFieldUploads } from '#/media/fields/use-field-uploads.ts';
import { useUrlList } from '#/media/fields/use-url-list.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { mostAtOnce } from '../../schema.ts';
import { ChosenPictures } from './chosen-pictures.tsx';
import { UploadState } from './upload-state.tsx';
import type { BulkUploads } from './use-bulk-uploads.ts';

interface PicturesChoiceProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  uploads: BulkUploads;
  error?: string;
}

/** From the device, many at once, or from the library. */
export function PicturesChoice({ urls, onChange, uploads, error }: PicturesChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    uploads.add([...(target.files ?? [])]);
    // lets the same file be chosen again after a failure
    target.value = '';
  }

  return (
    <DropArea onDrop={uploads.add} className="grid gap-3">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{text.pictures}</legend>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={text.chooseLabel}
          onChange={takeChosen}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()} className="grow sm:grow-0">
            <ImageUp className="size-5" aria-hidden />
            {text.choose}
          </Button>
          <Button onClick={() => setPicking(true)} className="grow sm:grow-0">
            <Images className="size-5" aria-hidden />
            {mediaText.pick}
          </Button>
        </div>
        <p className="text-[0.8125rem] text-ink-soft pointer-coarse:hidden">{text.dropHint}</p>
        {error && (
          <p role="alert" className="text-sm font-medium text-danger-700">
            {error}
          </p>
        )}
      </fieldset>
      <UploadState uploads={uploads} />
      {urls.length > 0 && (
        <>
          <p role="status" className="text-sm font-semibold">
            {text.chosen(urls.length)}
          </p>
          <ChosenPictures urls={urls} onRemove={(url) => onChange(urls.filter((other) => other !== url))} />
        </>
      )}
      {isPicking && <LibraryChoice urls={urls} onChange={onChange} onClose={() => setPicking(false)} />}
    </DropArea>
  );
}

interface LibraryChoiceProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** What is sent from inside the library belongs to the addition, too. */
function LibraryChoice({ urls, onChange, onClose }: LibraryChoiceProps) {
  const list = useUrlList(urls, { most: mostAtOnce, onChange });
  const noRoom = mediaUploadText.mostPictures(mostAtOnce);
  const uploads = useFieldUploads({ onUploaded: list.add, room: mostAtOnce - urls.length, noRoom });
  return (
    <PicturePicker urls={urls} most={mostAtOnce} uploads={uploads} onChange={list.set} onClose={onClose} />
  );
}
