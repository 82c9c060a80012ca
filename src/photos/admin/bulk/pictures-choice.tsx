import { Check, Images, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import type { Media } from '#/media/answers.server.ts';
import type { FieldUploads } from '#/media/fields/field-pictures.ts';
import { LibraryPicker } from '#/media/fields/library-picker.tsx';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { FileButton } from '#/media/fields/ways-in.tsx';
import { findFileName } from '#/media/library-picture.ts';
import { usePicturesAt } from '#/media/pictures-at.ts';
import { refuseDroppedFile } from '#/media/sending/refused-file.ts';
import type { SentPicture } from '#/media/sending/send-picture.ts';
import { uploadProgress } from '#/media/sending/upload-progress.ts';
import { UploadNotes, UploadRows } from '#/media/sending/upload-rows.tsx';
import { useUploadQueue } from '#/media/sending/use-upload-queue.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { useStore } from '#/panel/store.ts';
import { Thumbnail } from '#/panel/thumbnail.tsx';

interface PicturesChoiceProps {
  urls: readonly string[];
  /** How many can be chosen; fewer than may be added at once while others are still on their way. */
  most: number;
  onChange: (urls: string[]) => void;
  uploads: FieldUploads;
  error: string | undefined;
}

/** Chooses many pictures at once from the device, or from the library. */
export function PicturesChoice({ urls, most, onChange, uploads, error }: PicturesChoiceProps) {
  const [isPicking, setPicking] = useState(false);
  const sent = useStore(useUploadQueue().placed);
  const isSending = uploads.uploads.some(({ state }) => state !== 'failed');
  const isSent = (url: string) => sent.some((media) => media.url === url);
  return (
    <DropArea
      label={text.pictures}
      onDrop={(files) => uploads.add(files, refuseDroppedFile)}
      className="grid gap-3"
    >
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{text.pictures}</legend>
        <div className="flex flex-wrap gap-2">
          <FileButton label={text.chooseLabel} onChosen={uploads.add} className="grow sm:grow-0">
            {text.choose}
          </FileButton>
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
      <UploadState uploads={uploads} come={urls.filter(isSent).length} />
      {/* spoken once all have come, and not at each of thirty */}
      <p role="status" className="sr-only">
        {urls.length > 0 && !isSending && text.chosen(urls.length)}
      </p>
      {urls.length > 0 && (
        <>
          <p className="text-sm font-semibold">{text.chosen(urls.length)}</p>
          <UploadNotes {...summarizeUploads(urls, sent)} />
          <ChosenPictures urls={urls} onRemove={(url) => onChange(urls.filter((other) => other !== url))} />
        </>
      )}
      {isPicking && (
        <LibraryPicker
          hint={mediaText.libraryHint}
          {...{ urls, most, onChange }}
          // of a hundred on their way the line of all uploads tells
          uploads={{ ...uploads, uploads: [] }}
          onClose={() => setPicking(false)}
        />
      )}
    </DropArea>
  );
}

interface UploadStateProps {
  uploads: FieldUploads;
  /** How many of those that were sent are here. */
  come: number;
}

/** Counts what is on its way, and shows a row for each that failed. */
function UploadState({ uploads: { uploads }, come }: UploadStateProps) {
  const { retry } = useUploadQueue();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const underWay = uploads.length - failed.length;
  const { percent } = useStore(uploadProgress);
  const again = failed.filter(({ failure }) => !failure?.isFinal);
  function retryAll() {
    for (const { id } of again) retry(id);
  }
  return (
    <>
      {underWay > 0 && (
        <p className="flex justify-between gap-3 text-sm font-semibold">
          <span>{text.uploaded(come, come + underWay)}</span>
          <span className="tabular-nums">{mediaUploadText.percent(percent)}</span>
        </p>
      )}
      {failed.length > 0 && (
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold text-danger-700">{text.notUploaded(failed.length)}</p>
            {failed.length > 1 && again.length > 0 && (
              <Button size="small" onClick={retryAll}>
                <RotateCw className="size-4" aria-hidden />
                {text.retryAll}
              </Button>
            )}
          </div>
          <UploadRows uploads={failed} />
        </div>
      )}
    </>
  );
}

type Sent = Pick<SentPicture, 'url' | 'locationRemoved' | 'shrunk'>;

/** Says of all chosen pictures together what is said of a single one. @param sent may hold others, too */
export function summarizeUploads(urls: readonly string[], sent: readonly Sent[]) {
  const chosen = urls.flatMap((url) => sent.findLast((media) => media.url === url) ?? []);
  const shrunk = chosen.flatMap((media) => media.shrunk ?? []);
  const sum = (size: 'from' | 'to') => shrunk.reduce((bytes, sizes) => bytes + sizes[size], 0);
  return {
    locationRemoved: chosen.some(({ locationRemoved }) => locationRemoved),
    shrunk: shrunk.length > 0 ? { from: sum('from'), to: sum('to') } : undefined,
  };
}

interface ChosenPicturesProps {
  urls: readonly string[];
  onRemove: (url: string) => void;
}

/** Rows of four, so that a phone shows the rest of the form. */
const glance = 8;

function ChosenPictures({ urls, onRemove }: ChosenPicturesProps) {
  const { pictures } = usePicturesAt(urls.filter((url) => findFileName(url)));
  const [isOpen, setOpen] = useState(false);
  const byUrl = new Map(pictures.map((media) => [media.url, media]));
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {urls.slice(0, isOpen ? undefined : glance).map((url) => (
          <ChosenPicture key={url} url={url} media={byUrl.get(url)} onRemove={() => onRemove(url)} />
        ))}
      </ul>
      {!isOpen && urls.length > glance && (
        <Button size="small" look="quiet" onClick={() => setOpen(true)} className="justify-self-start">
          {text.showAll(urls.length)}
        </Button>
      )}
    </div>
  );
}

interface ChosenPictureProps {
  url: string;
  media: Media | undefined;
  onRemove: () => void;
}

const ChosenPicture = ({ url, media, onRemove }: ChosenPictureProps) => (
  <li className="relative overflow-hidden rounded-md border border-snow-300">
    {media ? (
      // the whole picture is not fetched again over the line that has just sent it
      <Thumbnail src={media.thumbnailUrl ?? null} sign={{ icon: Check }} className="aspect-square w-full" />
    ) : (
      <PanelPicture url={url} className="aspect-square w-full" />
    )}
    <button
      type="button"
      aria-label={text.removeOf(media?.originalName ?? url)}
      onClick={onRemove}
      className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-start justify-items-end"
    >
      <span className="grid size-6 place-items-center rounded-bl-md bg-night-950/80 text-white">
        <X className="size-4" aria-hidden />
      </span>
    </button>
  </li>
);
