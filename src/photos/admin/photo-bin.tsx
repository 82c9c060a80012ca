import { useQuery, useQueryClient } from '@tanstack/react-query';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { BinDialog } from '#/panel/bin/bin-dialog.tsx';
import { binDays } from '#/stored/bin.ts';
import { photoBinQuery, restorePhoto } from '../queries.ts';
import { refreshPhotos } from './refresh-photos.ts';

export default function PhotoBin({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <BinDialog
      hint={text.photosHint(binDays)}
      query={useQuery(photoBinQuery)}
      restore={restorePhoto}
      refresh={() => refreshPhotos(queries)}
      restored={text.photoRestored}
      onClose={onClose}
    />
  );
}
