import { CopyCheck, ImageDown, type LucideIcon, MapPinOff } from 'lucide-react';
import { formatFileSize } from '#/format/file-size.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import type { SentPicture } from '../sending/send-picture.ts';

type Notes = Pick<SentPicture, 'isDuplicate' | 'locationRemoved' | 'shrunk'>;

export function UploadNotes({ isDuplicate, locationRemoved, shrunk }: Notes) {
  if (!isDuplicate && !locationRemoved && !shrunk) return null;
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {isDuplicate && <Note icon={CopyCheck} words={text.isDuplicate} />}
      {locationRemoved && <Note icon={MapPinOff} words={text.locationRemoved} />}
      {shrunk && (
        <Note
          icon={ImageDown}
          words={mediaUploadText.shrunk(formatFileSize(shrunk.from), formatFileSize(shrunk.to))}
        />
      )}
    </p>
  );
}

function Note({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span className="flex items-start gap-1.5">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      {words}
    </span>
  );
}
