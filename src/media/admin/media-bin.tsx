import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { BinDialog } from '#/panel/bin/bin-dialog.tsx';
import { binDays } from '#/stored/bin.ts';
import { mediaBinQuery, restoreMedia } from '../queries.ts';
import { refreshMedia } from './refresh-media.ts';

export function MediaBin({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <BinDialog
      hint={text.binHint(binDays)}
      query={useQuery(mediaBinQuery)}
      restore={restoreMedia}
      refresh={() => refreshMedia(queries)}
      restored={text.restored(1)}
      onClose={onClose}
    />
  );
}
