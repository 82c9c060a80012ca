import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import { newsVersionsQuery } from '../queries.ts';
import type { News } from '../schema.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

const words = { loading: text.loading, failed: newsText.versionsFetchFailed, hint: text.fetchHint };

export default function NewsVersions({ news, onClose }: { news: News; onClose: () => void }) {
  const query = useQuery(newsVersionsQuery(news.id));
  const [{ chosen, seen }, look] = useState<{ chosen?: number; seen?: number }>({});
  const current = query.data?.[0]?.version;
  return (
    <Dialog isWide title={newsPanelText.versions} description={`“${news.title}”`} onClose={onClose}>
      {chosen !== undefined && current !== undefined ? (
        <VersionView
          newsId={news.id}
          version={chosen}
          current={current}
          onBack={() => look({ seen: chosen })}
          onRestored={onClose}
        />
      ) : (
        <DialogBody>
          <p className="text-ink-soft">{text.hint}</p>
          <ListState query={query} words={words} empty={null}>
            {(list) => (
              <VersionList list={list} seen={seen} onChoose={(version) => look({ chosen: version })} />
            )}
          </ListState>
        </DialogBody>
      )}
    </Dialog>
  );
}
