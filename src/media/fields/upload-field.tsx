import { Images } from 'lucide-react';
import { type Ref, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { AltTextFields } from './alt-text-fields.tsx';
import { OnePicturePicker } from './one-picture-picker.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadNotes } from './upload-notes.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface UploadFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** The error of a picture without a description. */
  altTextError?: string;
  value: string;
  onChange: (url: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function UploadField({ label, hint, error, altTextError, value, onChange, ref }: UploadFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const upload = usePictureUpload({ onUploaded: onChange });
  const url = value.trim();

  function choose(next: string) {
    upload.forgetRefusal();
    onChange(next);
  }

  return (
    <DropArea onDrop={upload.uploadDropped} className="grid gap-3">
      <Field label={label} hint={hint} error={error ?? (upload.refusal || undefined)}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={ref}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={text.urlPlaceholder}
              value={value}
              onChange={(event) => choose(event.target.value)}
              className="min-w-0 flex-1 basis-56"
            />
            <UploadButton upload={upload} />
            <Button onClick={() => setPicking(true)}>
              <Images className="size-5" aria-hidden />
              {mediaPanelText.openLibrary}
            </Button>
          </div>
        )}
      </Field>
      {upload.uploaded?.url === url && <UploadNotes {...upload.uploaded} />}
      {url && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <PanelPicture
            key={url}
            url={url}
            alt={text.previewOf(label)}
            className="aspect-3/2 w-48 rounded-md border border-snow-200"
          />
          <div className="min-w-0 flex-1 basis-64 empty:hidden">
            <AltTextFields urls={[url]} error={altTextError} isPictured={false} />
          </div>
        </div>
      )}
      {isPicking && <OnePicturePicker url={url} onPick={choose} onClose={() => setPicking(false)} />}
    </DropArea>
  );
}
