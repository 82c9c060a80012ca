import type { ReactNode } from 'react';
import { formatLongDate, formatMoment } from '#/format/dates.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { usePanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowHistory, RowText, UnfinishedBadge } from '#/panel/list/list-row.tsx';
import { EditorsLine } from '#/panel/presence/presence.tsx';
import type { Editor } from '#/stored/presence.ts';
import type { NewsListItem } from '../answers.server.ts';

interface NewsEntryProps {
  news: NewsListItem;
  /** Who has its form open elsewhere. */
  editors?: readonly Editor[];
  actions: ReactNode;
}

/** Article in the list, and beside it what one can do. */
export function NewsEntry({ news, editors = [], actions }: NewsEntryProps) {
  return (
    <ListRow
      picture={usePanelPicture(news.imageUrl)}
      title={news.title}
      marks={
        <>
          <StateBadge news={news} />
          <UnfinishedBadge id={news.id} />
          <Badge>{news.category}</Badge>
          {!news.scheduled && <RowDate at={news.createdAt}>{formatLongDate(news.createdAt)}</RowDate>}
        </>
      }
      actions={actions}
    >
      <EditorsLine editors={editors} />
      <RowText>{news.excerpt}</RowText>
      <RowHistory of={news} />
    </ListRow>
  );
}

function StateBadge({ news: { published, scheduled, publishAt } }: { news: NewsListItem }) {
  if (published) return <Badge tone="safe">{text.published}</Badge>;
  if (scheduled && publishAt)
    return <Badge tone="planned">{text.scheduledFor(formatMoment(publishAt))}</Badge>;
  return <Badge tone="waiting">{text.draft}</Badge>;
}
