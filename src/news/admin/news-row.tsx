import { ExternalLink, EyeOff, History, Link, Send } from 'lucide-react';
import { formatLongDate, formatMoment } from '#/format/dates.ts';
import { newsActsText as acts } from '#/i18n/tr/news-acts.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { usePanelPicture } from '#/media/fields/use-panel-picture.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button, buttonClass } from '#/panel/button.tsx';
import { ListRow, RowDate, RowText } from '#/panel/list/list-row.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { RowHistory } from '#/panel/list/row-history.tsx';
import { UnfinishedBadge } from '#/panel/list/unfinished-badge.tsx';
import { EditorsLine } from '#/panel/presence/editors-line.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { Tooltip } from '#/panel/tooltip.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { Editor } from '#/stored/presence.ts';
import type { NewsListItem } from '../list-choice.ts';
import { newsAddress } from '../news-address.ts';
import { previewPath } from '../preview-path.ts';
import { copyAddress } from './copy-address.ts';

interface NewsRowProps {
  news: NewsListItem;
  /** Who has its form open elsewhere. */
  editors: readonly Editor[];
  onEdit: () => void;
  onDelete: () => void;
  onVersions: () => void;
  onPublish: () => void;
  onUnpublish: () => void;
}

export function NewsRow({
  news,
  editors,
  onEdit,
  onDelete,
  onVersions,
  onPublish,
  onUnpublish,
}: NewsRowProps) {
  const mayPublish = useMayPublish();
  const isLocked = !mayPublish && news.published;
  const unpublish = { label: text.unpublish, icon: EyeOff, onChoose: onUnpublish };
  const publish = { label: text.publish, icon: Send, onChoose: onPublish };
  const versions = { label: text.versions, icon: History, onChoose: onVersions };
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
      actions={
        <RowActions
          title={news.title}
          onEdit={isLocked ? undefined : onEdit}
          onDelete={isLocked ? undefined : onDelete}
          more={[...(mayPublish && !news.scheduled ? [news.published ? unpublish : publish] : []), versions]}
        >
          {news.published ? (
            <PublishedLinks news={news} />
          ) : (
            <PreviewLink path={previewPath(news.id)} title={news.title} />
          )}
        </RowActions>
      }
    >
      <EditorsLine editors={editors} />
      <RowText>{news.excerpt}</RowText>
      <RowHistory of={news} />
    </ListRow>
  );
}

/** The way to its page, and its address for a message to the press. */
function PublishedLinks({ news }: { news: NewsListItem }) {
  return (
    <>
      <a
        href={newsAddress(news)}
        target="_blank"
        rel="noopener"
        aria-label={acts.seeOf(news.title)}
        className={buttonClass({ size: 'small' })}
      >
        <ExternalLink className="size-4" aria-hidden />
        {acts.see}
      </a>
      <Tooltip label={acts.copyLink}>
        <Button size="small" aria-label={acts.copyLinkOf(news.title)} onClick={() => void copyAddress(news)}>
          <Link className="size-4" aria-hidden />
        </Button>
      </Tooltip>
    </>
  );
}

function StateBadge({ news: { published, scheduled, publishAt } }: { news: NewsListItem }) {
  if (published) return <Badge tone="safe">{text.published}</Badge>;
  if (scheduled && publishAt)
    return <Badge tone="planned">{text.scheduledFor(formatMoment(publishAt))}</Badge>;
  return <Badge tone="waiting">{text.draft}</Badge>;
}
