import { X } from 'lucide-react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import type { SentPicture } from '../sending/send-picture.ts';
import { AltTextFields } from './alt-text-fields.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { UploadNotes } from './upload-notes.tsx';

interface ChosenPictureProps {
  url: string;
  /** Of the field. */
  label: string;
  /** How it came here, when it came just now. */
  sent?: SentPicture;
  altTextError?: string;
  onRemove: () => void;
}

export function ChosenPicture({ url, label, sent, altTextError, onRemove }: ChosenPictureProps) {
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
