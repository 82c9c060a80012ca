import { Images, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field, type FieldWords, TextInput } from '#/panel/form/field.tsx';
import { explainFailure } from '../sending/refused-file.ts';
import type { SentPicture } from '../sending/send-picture.ts';
import { UploadRows } from '../sending/upload-rows.tsx';
import { AltTextFields } from './alt-text-field.tsx';
import { UploadButton } from './file-button.tsx';
import { FoldedInput } from './folded-input.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { OnePicturePicker } from './picture-pickers.tsx';
import { UploadNotes } from './upload-notes.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

interface UploadFieldProps extends FieldWords {
  /** The error of a picture without a description. */
  altTextError?: string;
  value: string;
  onChange: (url: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function UploadField({ altTextError, value, onChange, ref, ...words }: UploadFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const uploads = useFieldUploads({ onUploaded: take });
  const url = value.trim();
  const refused = uploads.uploads.find(({ failure }) => failure?.isFinal);

  function take(next: string) {
    onChange(next);
    setPicking(false);
  }
  /** Chooses a picture, and gives up what is on its way: it would come over it. */
  function choose(next: string) {
    uploads.clear();
    onChange(next);
  }

  return (
    <DropArea label={words.label} onDrop={uploads.addDropped} className="grid gap-3">
      <Field {...words} error={words.error ?? (refused && explainFailure(refused.failure?.error))}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <UploadButton uploads={uploads} />
            <Button onClick={() => setPicking(true)}>
              <Images className="size-5" aria-hidden />
              {mediaPanelText.openLibrary}
            </Button>
            <FoldedInput label={url ? mediaUploadText.editAddress : mediaUploadText.otherAddress}>
              {({ input }) => (
                <TextInput
                  {...control}
                  {...input}
                  ref={ref}
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={text.urlPlaceholder}
                  value={value}
                  onChange={(event) => choose(event.target.value)}
                />
              )}
            </FoldedInput>
          </div>
        )}
      </Field>
      <UploadRows
        uploads={uploads.uploads.filter((upload) => upload !== refused)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {url && (
        <ChosenPicture
          url={url}
          label={words.label}
          sent={uploads.arrived.findLast((media) => media.url === url)}
          altTextError={altTextError}
          onRemove={() => choose('')}
        />
      )}
      {isPicking && (
        <OnePicturePicker url={url} uploads={uploads} onPick={choose} onClose={() => setPicking(false)} />
      )}
    </DropArea>
  );
}

interface ChosenPictureProps {
  url: string;
  /** Of the field. */
  label: string;
  /** How it came here, when it came just now. */
  sent?: SentPicture;
  altTextError?: string;
  onRemove: () => void;
}

function ChosenPicture({ url, label, sent, altTextError, onRemove }: ChosenPictureProps) {
  return (
    <div className="grid gap-3">
      {sent && <UploadNotes {...sent} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid justify-items-start gap-1">
          <PanelPicture
            key={url}
            url={url}
            alt={text.previewOf(label)}
            className="aspect-3/2 w-48 rounded-md border border-snow-200"
          />
          <Button size="small" look="quiet" onClick={onRemove}>
            <X className="size-4" aria-hidden />
            {mediaUploadText.removeOne}
          </Button>
        </div>
        <div className="min-w-0 flex-1 basis-64 empty:hidden">
          <AltTextFields urls={[url]} error={altTextError} isPictured={false} />
        </div>
      </div>
    </div>
  );
}
