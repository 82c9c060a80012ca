import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import type { QueuedUpload } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

interface UploadRowsProps {
  uploads: readonly QueuedUpload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

export function UploadRows({ uploads, onRetry, onRemove }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <section aria-label={text.uploads}>
      <ul className="grid grid-cols-1 gap-2">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => onRetry(upload.id)}
            onRemove={() => onRemove(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}
