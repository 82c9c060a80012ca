import { X } from 'lucide-react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { useStore } from '#/panel/store.ts';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { IconButton } from '#/panel/tooltip.tsx';
import type { Media, UploadedMedia } from '../answers.server.ts';
import { AltTextField } from '../fields/alt-text-field.tsx';
import { UploadNotes } from '../fields/upload-notes.tsx';
import { panelThumbnail } from '../panel-pictures.ts';
import type { UploadQueue } from '../sending/upload-queue.ts';
import { usePicturesAt } from '../use-pictures-at.ts';

/** Asks for descriptions right after the upload, when a person knows best what the pictures show. */
export function ArrivedList({ queue }: { queue: UploadQueue }) {
  const arrived = useStore(queue.arrived);
  const { pictures } = usePicturesAt(arrived.map(({ url }) => url));
  const shown = arrived.flatMap((uploaded) => {
    const media = pictures.find(({ id }) => id === uploaded.id);
    return media ? [{ uploaded, media }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="arrived"
      className="mt-3 rounded-card border border-snow-200 bg-white shadow-card"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-snow-200 py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="arrived" className="font-bold">
            {text.arrived}
          </h3>
          <p className="text-sm leading-snug text-ink-soft">{text.arrivedHint}</p>
        </div>
        <Button
          size="small"
          look="quiet"
          onClick={() => queue.dismissArrived(shown.map(({ media }) => media.id))}
        >
          {text.dismissAll}
        </Button>
      </header>
      <div className="grid max-h-96 divide-y divide-snow-200 overflow-y-auto">
        {shown.map(({ uploaded, media }) => (
          <ArrivedRow
            key={media.id}
            uploaded={uploaded}
            media={media}
            onDismiss={() => queue.dismissArrived([media.id])}
          />
        ))}
      </div>
    </section>
  );
}

interface ArrivedRowProps {
  uploaded: UploadedMedia;
  media: Media;
  onDismiss: () => void;
}

function ArrivedRow({ uploaded, media, onDismiss }: ArrivedRowProps) {
  return (
    <fieldset className="flex items-start gap-3 py-2 pr-2 pl-4">
      <legend className="sr-only">{media.originalName}</legend>
      <Thumbnail
        src={panelThumbnail(media)}
        className="mt-7 aspect-4/3 w-20 rounded-md border border-snow-200 sm:w-24"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <AltTextField media={media} />
        <UploadNotes {...uploaded} />
      </div>
      <IconButton
        icon={X}
        label={mediaPanelText.dismiss}
        name={mediaPanelText.dismissOf(media.originalName)}
        onClick={onDismiss}
      />
    </fieldset>
  );
}
