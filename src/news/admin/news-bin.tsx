import { useQuery, useQueryClient } from '@tanstack/react-query';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { BinDialog } from '#/panel/bin/bin-dialog.tsx';
import { binDays } from '#/stored/bin.ts';
import { newsBinQuery, restoreNews } from '../queries.ts';
import { refreshNews } from './refresh-news.ts';

export default function NewsBin({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <BinDialog
      hint={text.newsHint(binDays)}
      query={useQuery(newsBinQuery)}
      restore={restoreNews}
      refresh={() => refreshNews(queries)}
      restored={text.newsRestored}
      onClose={onClose}
    />
  );
}
