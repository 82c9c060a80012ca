import { useQueryClient } from '@tanstack/react-query';
import { usePictureOnItsWay } from '#/media/fields/use-picture-upload.ts';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { createNews, updateNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { useDescriptionCheck } from './described-pictures.ts';
import { newsFormPlan } from './news-form-plan.ts';
import { refreshNews } from './refresh-news.ts';
import { StoredPreview } from './stored-preview.tsx';

/** Creates an article, or changes the one it is given. */
export default function NewsDialog({ news, onClose }: { news?: News; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <StoredFormDialog
      isWidest
      plan={newsFormPlan}
      stored={news}
      calls={{ create: createNews, update: updateNews, refresh: (saved) => refreshNews(queries, saved) }}
      isReady={useDescriptionCheck()}
      waitingFor={usePictureOnItsWay()}
      onClose={onClose}
    >
      {(form) => news && <StoredPreview news={news} isDirty={form.formState.isDirty} />}
    </StoredFormDialog>
  );
}
