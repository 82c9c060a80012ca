import { CopyCheck, MapPinOff } from 'lucide-react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { UploadedMedia } from '../schema.ts';

export function UploadNotes({
  isDuplicate,
  locationRemoved,
}: Pick<UploadedMedia, 'isDuplicate' | 'locationRemoved'>) {
  if (!isDuplicate && !locationRemoved) return null;
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {isDuplicate && (
        <span className="flex items-center gap-1.5">
          <CopyCheck className="size-4 shrink-0" aria-hidden />
          {text.isDuplicate}
        </span>
      )}
      {locationRemoved && (
        <span className="flex items-center gap-1.5">
          <MapPinOff className="size-4 shrink-0" aria-hidden />
          {text.locationRemoved}
        </span>
      )}
    </p>
  );
}
