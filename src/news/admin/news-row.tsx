import { ExternalLink, EyeOff, History, Link, Send } from 'lucide-react';
import { previewPaths } from '#/http/panel-paths.ts';
import { newsActsText as acts } from '#/i18n/tr/news-acts.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { Tooltip } from '#/panel/tooltip.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { Editor } from '#/stored/presence.ts';
import type { NewsListItem } from '../list-choice.ts';
import { newsAddress } from '../news-address.ts';
import { copyAddress } from './copy-address.ts';
import { NewsEntry } from './news-entry.tsx';

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
    <NewsEntry
      news={news}
      editors={editors}
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
            <PreviewLink path={previewPaths.news(news.id)} title={news.title} />
          )}
        </RowActions>
      }
    />
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
