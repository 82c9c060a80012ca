import { CircleAlert, CopyCheck, ImageDown, type LucideIcon, MapPinOff, RotateCw, X } from 'lucide-react';
import { formatFileSize } from '#/format/file-size.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText as uploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { IconButton } from '#/panel/tooltip.tsx';
import { explainFailure } from './refused-file.ts';
import type { SentPicture } from './send-picture.ts';
import type { QueuedUpload } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

export function UploadRows({ uploads }: { uploads: readonly QueuedUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <section aria-label={text.uploads}>
      <ul className="grid grid-cols-1 gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { upload: QueuedUpload }) {
  const { id, name, file, state, failure } = upload;
  const { retry, remove } = useUploadQueue();
  const hasFailed = state === 'failed';
  return (
    <li
      data-failed-upload={hasFailed || undefined}
      className="flex items-center gap-3 rounded-md border border-snow-200 bg-white py-1 pr-1 pl-3 shadow-card"
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="flex gap-2 text-sm">
          <span className="truncate font-semibold">{name}</span>
          <span className="shrink-0 text-ink-soft">{formatFileSize(file.size)}</span>
        </p>
        {hasFailed ? <Reason error={failure?.error} /> : <Progress upload={upload} />}
      </div>
      {hasFailed && !failure?.isFinal && (
        <Button size="small" aria-label={text.retryOf(name)} onClick={() => retry(id)}>
          <RotateCw className="size-4" aria-hidden />
          <span className="hidden sm:inline">{panelText.retry}</span>
        </Button>
      )}
      <IconButton
        icon={X}
        label={hasFailed ? text.dismiss : text.cancelUpload}
        name={hasFailed ? text.dismissOf(name) : text.cancelUploadOf(name)}
        onClick={() => remove(id)}
      />
    </li>
  );
}

function Progress({ upload: { name, state, percent } }: { upload: QueuedUpload }) {
  return (
    <div className="mt-1 flex items-center gap-3">
      <progress
        aria-label={text.progressOf(name)}
        max={100}
        value={percent}
        className="h-2 min-w-0 flex-1 accent-signal-700"
      />
      <span className="w-28 shrink-0 text-right text-xs text-ink-soft">{nameState(state, percent)}</span>
    </div>
  );
}

function nameState(state: QueuedUpload['state'], percent: number): string {
  if (state === 'waiting') return text.waiting;
  return percent === 100 ? text.processing : text.sent(percent);
}

function Reason({ error }: { error: unknown }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm leading-snug wrap-anywhere text-danger-700">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {explainFailure(error)}
    </p>
  );
}

type Notes = Pick<SentPicture, 'isDuplicate' | 'locationRemoved' | 'shrunk'>;

/** Says of a picture that has come how it came. */
export function UploadNotes({ isDuplicate, locationRemoved, shrunk }: Notes) {
  if (!isDuplicate && !locationRemoved && !shrunk) return null;
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {isDuplicate && <Note icon={CopyCheck} words={details.isDuplicate} />}
      {locationRemoved && <Note icon={MapPinOff} words={details.locationRemoved} />}
      {shrunk && (
        <Note
          icon={ImageDown}
          words={uploadText.shrunk(formatFileSize(shrunk.from), formatFileSize(shrunk.to))}
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
