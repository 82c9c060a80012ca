import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { Badge } from '#/panel/badge.tsx';
import { useStore } from '#/panel/store.ts';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { findFileName } from '../library-picture.ts';
import { panelThumbnail } from '../panel-pictures.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';
import { usePicturesAt } from '../use-pictures-at.ts';
import { AltTextField } from './alt-text-field.tsx';
import { UploadNotes } from './upload-notes.tsx';

interface AltTextFieldsProps {
  /** Addresses; those outside the library are ignored. */
  urls: readonly string[];
  error?: string;
  /** Shows each picture beside its field. */
  isPictured?: boolean;
}

export function AltTextFields({ urls, error, isPictured = true }: AltTextFieldsProps) {
  const { pictures } = usePicturesAt(urls.filter((url) => findFileName(url)));
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-3">
      {pictures.map((media) => (
        <div key={media.id} className="flex items-start gap-3">
          {isPictured && (
            <Thumbnail
              src={panelThumbnail(media)}
              className="mt-7 aspect-4/3 w-20 rounded-md border border-snow-200"
            />
          )}
          <div className="min-w-0 flex-1">
            <AltTextField media={media} error={error} hint={text.altTextHint} />
            {isPictured && <WayHere id={media.id} />}
            {media.isHidden && <Badge tone="waiting">{text.hidden}</Badge>}
          </div>
        </div>
      ))}
    </div>
  );
}

/** What was taken out of a picture, when it was sent from here. */
function WayHere({ id }: { id: number }) {
  const { locationRemoved, shrunk } =
    useStore(useUploadQueue().placed).findLast((sent) => sent.id === id) ?? {};
  return <UploadNotes locationRemoved={locationRemoved} shrunk={shrunk} />;
}
