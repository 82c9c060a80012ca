import { RotateCw } from 'lucide-react';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { UploadRow } from '#/media/sending/upload-rows.tsx';
import { Button } from '#/panel/button.tsx';
import type { BulkUploads } from './use-bulk-uploads.ts';

/** One line for all that are on their way, and a row for each that failed. */
export function UploadState({ uploads }: { uploads: BulkUploads }) {
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
