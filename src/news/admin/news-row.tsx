import { History } from 'lucide-react';
import { formatLongDate, formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { usePanelPicture } from '#/media/fields/use-panel-picture.ts';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowText } from '#/panel/list/list-row.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { NewsListItem } from '../list-choice.ts';
import { previewPath } from '../preview-path.ts';

interface NewsRowProps {
  news: NewsListItem;
  onEdit: () => void;
  onDelete: () => void;
  onVersions: () => void;
}

export function NewsRow({ news, onEdit, onDelete, onVersions }: NewsRowProps) {
  const isLocked = !useMayPublish() && news.published;
  return (
    <ListRow
      picture={usePanelPicture(news.imageUrl)}
      title={news.title}
      marks={
        <>
          <StateBadge news={news} />
          <Badge>{news.category}</Badge>
          {!news.scheduled && <RowDate at={news.createdAt}>{formatLongDate(news.createdAt)}</RowDate>}
        </>
      }
      actions={
        <RowActions
          title={news.title}
          onEdit={isLocked ? undefined : onEdit}
          onDelete={isLocked ? undefined : onDelete}
          more={[{ label: text.versions, icon: History, onChoose: onVersions }]}
        >
          <PreviewLink path={previewPath(news.id)} title={news.title} />
        </RowActions>
      }
    >
      <RowText>{news.excerpt}</RowText>
      <p className="mt-1.5 text-[0.8125rem] leading-snug wrap-anywhere text-ink-soft">{historyOf(news)}</p>
    </ListRow>
  );
}

function StateBadge({ news: { published, scheduled, publishAt } }: { news: NewsListItem }) {
  if (published) return <Badge tone="safe">{text.published}</Badge>;
  if (scheduled && publishAt)
    return <Badge tone="planned">{text.scheduledFor(formatMoment(publishAt))}</Badge>;
  return <Badge tone="waiting">{text.draft}</Badge>;
}

/** 'Ayşe yazdı · son değişiklik: Mehmet, 2 saat önce'; of old articles nobody knows who wrote them. */
function historyOf({ createdBy, updatedBy, updatedAt, version }: NewsListItem): string {
  const ago = formatRelativeTime(updatedAt, new Date()).toLocaleLowerCase('tr');
  if (createdBy && version === 1) return text.written(createdBy, ago);
  if (createdBy && updatedBy) return text.writtenAndChanged(createdBy, updatedBy, ago);
  return updatedBy ? text.changedBy(updatedBy, ago) : text.changed(ago);
}
