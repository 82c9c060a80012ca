import { Upload } from 'lucide-react';
import { useState } from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { useStore } from '#/panel/store.ts';
import { uploadProgress } from './upload-progress.ts';

/** Line at the foot of the panel for as long as pictures are sent, whichever form or tab they came from. */
export default function ProgressLine() {
  const { number, percent } = useStore(uploadProgress);
  useLeaveGuard(number > 0);
  const [said, setSaid] = useState(number);
  // spoken at the start, and then at every tenth
  if (number !== said && (number > said || number % 10 === 0)) setSaid(number);
  if (number === 0) return null;
  return (
    <aside
      aria-label={text.uploadsUnderWay}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-2"
    >
      <p className="flex items-center gap-2 rounded-full bg-night-900 px-4 py-2 text-sm font-semibold text-snow-50 shadow-card">
        <Upload className="size-4" aria-hidden />
        <span aria-hidden>{text.underWay(number)}</span>
        <span role="status" className="sr-only">
          {text.underWay(said)}
        </span>
        <span className="tabular-nums">{text.percent(percent)}</span>
      </p>
    </aside>
  );
}
