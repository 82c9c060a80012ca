import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { useStore } from '#/panel/store.ts';
import type { UploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

export function UploadList({ queue }: { queue: UploadQueue }) {
  const uploads = useStore(queue.uploads);
  useLeaveGuard(uploads.some(({ state }) => state !== 'failed'));
  if (uploads.length === 0) return null;
  return (
    <section aria-label={text.uploads} className="mt-3">
      <ul className="grid grid-cols-1 gap-2">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => queue.retry(upload.id)}
            onRemove={() => queue.remove(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}
