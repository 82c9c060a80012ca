import { useQuery } from '@tanstack/react-query';
import { Newspaper, Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { LateDialog } from '#/ui/late-dialog.tsx';
import { ListState } from '#/ui/list-state.tsx';
import { SectionHeader } from '#/ui/section-header.tsx';
import { allNewsQuery } from '../queries.ts';
import type { News } from '../schema.ts';
import { NewsDeletion } from './news-deletion.tsx';
import { NewsList } from './news-list.tsx';

const NewsDialog = lazy(() => import('./news-dialog.tsx'));

type Task = { kind: 'create' } | { kind: 'edit'; news: News } | { kind: 'delete'; news: News };

const words = { loading: newsText.loading, failed: newsText.fetchFailed, hint: text.panelFetchHint };

export function NewsTab() {
  const [task, setTask] = useState<Task>();
  const query = useQuery(allNewsQuery);
  const close = () => setTask(undefined);
  return (
    <>
      <SectionHeader
        title={panelText.news}
        note={query.data?.length ? text.count(query.data.length) : undefined}
      >
        <Button look="primary" onClick={() => setTask({ kind: 'create' })}>
          <Plus className="size-5" aria-hidden />
          {text.create}
        </Button>
      </SectionHeader>
      <ListState
        query={query}
        words={words}
        empty={<EmptyState icon={Newspaper} title={text.noneYet} hint={text.noneYetHint} />}
      >
        {(list) => (
          <NewsList
            list={list}
            onEdit={(news) => setTask({ kind: 'edit', news })}
            onDelete={(news) => setTask({ kind: 'delete', news })}
          />
        )}
      </ListState>
      {task?.kind === 'delete' && <NewsDeletion news={task.news} onClose={close} />}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <LateDialog>
          <NewsDialog news={task.kind === 'edit' ? task.news : undefined} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
