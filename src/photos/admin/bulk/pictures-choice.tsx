import { Images, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { FileButton } from '#/media/fields/file-button.tsx';
import { PicturePicker } from '#/media/fields/picture-pickers.tsx';
import { useUrlList } from '#/media/fields/picture-urls.ts';
import { UploadNotes } from '#/media/fields/upload-notes.tsx';
import { useFieldUploads } from '#/media/fields/use-field-uploads.ts';
import type { SentPicture } from '#/media/sending/send-picture.ts';
import type { QueuedUpload } from '#/media/sending/upload-queue.ts';
import { UploadRow } from '#/media/sending/upload-rows.tsx';
import { useUploadQueue } from '#/media/sending/use-upload-queue.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { useStore } from '#/panel/store.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { mostAtOnce } from '../../schema.ts';
import { ChosenPictures } from './chosen-pictures.tsx';
import type { BulkUploads } from './use-bulk-uploads.ts';

interface PicturesChoiceProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  uploads: BulkUploads;
  error?: string;
}

/** Chooses many pictures at once from the device, or from the library. */
export function PicturesChoice({ urls, onChange, uploads, error }: PicturesChoiceProps) {
  const [isPicking, setPicking] = useState(false);
  const sentFromLibrary = useStore(useUploadQueue().placed);
  const room = roomBeside(urls.length, uploads.uploads);

  function add(files: readonly File[]) {
    const taken = files.slice(0, room);
    if (taken.length < files.length) toastLeftOut(files.length - taken.length);
    uploads.add(taken);
  }

  return (
    <DropArea label={text.pictures} onDrop={add} className="grid gap-3">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{text.pictures}</legend>
        <div className="flex flex-wrap gap-2">
          <FileButton label={text.chooseLabel} onChosen={add} className="grow sm:grow-0">
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
      <UploadState uploads={uploads} />
      {urls.length > 0 && (
        <>
          <p role="status" className="text-sm font-semibold">
            {text.chosen(urls.length)}
          </p>
          <UploadNotes {...summarizeUploads(urls, [...uploads.arrived, ...sentFromLibrary])} />
          <ChosenPictures urls={urls} onRemove={(url) => onChange(urls.filter((other) => other !== url))} />
        </>
      )}
      {isPicking && (
        <LibraryChoice
          urls={urls}
          most={urls.length + room}
          onChange={onChange}
          onClose={() => setPicking(false)}
        />
      )}
    </DropArea>
  );
}

/**
 * Says how many pictures were left out: they would be sent for nothing, because the whole addition is refused on
 * saving.
 */
function toastLeftOut(number: number): void {
  const description = text.leftOut(number, mostAtOnce);
  showToast({ title: mediaText.uploadFailed, description, variant: 'destructive' });
}

interface LibraryChoiceProps {
  urls: string[];
  /** Less than `mostAtOnce` while others are still on their way. */
  most: number;
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** Chooses from the library; what is sent from inside it belongs to the addition, too. */
function LibraryChoice({ urls, most, onChange, onClose }: LibraryChoiceProps) {
  const list = useUrlList(urls, { most, onChange });
  const noRoom = mediaUploadText.mostPictures(most);
  const uploads = useFieldUploads({ onUploaded: list.add, room: most - urls.length, noRoom });
  return <PicturePicker urls={urls} most={most} uploads={uploads} onChange={list.set} onClose={onClose} />;
}

/** Shows a line for all uploads on their way, and a row for each that failed. */
function UploadState({ uploads }: { uploads: BulkUploads }) {
  const { isUnderWay, done, all, percent, failed, retry, remove } = uploads;
  return (
    <>
      {isUnderWay && (
        <div className="grid gap-1">
          <p className="flex justify-between gap-3 text-sm font-semibold">
            <span>{text.uploaded(done, all)}</span>
            <span className="tabular-nums">{text.percent(percent)}</span>
          </p>
          <progress
            aria-label={text.progress}
            max={100}
            value={percent}
            className="h-2 w-full accent-signal-700"
          />
        </div>
      )}
      {failed.length > 0 && (
        <section aria-label={text.notUploaded(failed.length)} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold text-danger-700">{text.notUploaded(failed.length)}</p>
            {failed.length > 1 && failed.some(({ failure }) => !failure?.isFinal) && (
              <Button size="small" onClick={() => retryAll(uploads)}>
                <RotateCw className="size-4" aria-hidden />
                {text.retryAll}
              </Button>
            )}
          </div>
          <ul className="grid grid-cols-1 gap-2">
            {failed.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => retry(upload.id)}
                onRemove={() => remove(upload.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function retryAll({ failed, retry }: BulkUploads) {
  for (const { id, failure } of failed) if (!failure?.isFinal) retry(id);
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

/**
 * Counts how many more pictures an addition takes. A failed one keeps its place for as long as it can be tried again.
 */
export function roomBeside(pictures: number, uploads: readonly Pick<QueuedUpload, 'failure'>[]): number {
  const awaited = uploads.filter(({ failure }) => !failure?.isFinal);
  return Math.max(0, mostAtOnce - pictures - awaited.length);
}
