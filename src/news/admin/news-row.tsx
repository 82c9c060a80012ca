import { EyeOff, History, Link, Send } from 'lucide-react';
import { previewPaths } from '#/http/panel-paths.ts';
import { newsActsText } from '#/i18n/tr/news-acts.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { Button } from '#/panel/button.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { Tooltip } from '#/panel/tooltip.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { isOut } from '#/stored/is-out.ts';
import type { Editor } from '#/stored/presence.ts';
import type { NewsListItem } from '../answers.server.ts';
import { newsAddress } from '../news-address.ts';
import { copyAddress } from './copy-address.ts';
import { NewsEntry } from './news-entry.tsx';

type Act = (news: NewsListItem) => void;

/** Acts of a row of the list. */
export type NewsActs = Record<'onEdit' | 'onDelete' | 'onVersions' | 'onPublish' | 'onUnpublish', Act>;

interface NewsRowProps extends NewsActs {
  news: NewsListItem;
  /** Who has its form open elsewhere. */
  editors: readonly Editor[];
}

export function NewsRow({ news, editors, ...acts }: NewsRowProps) {
  const mayPublish = useMayPublish();
  const isLocked = !mayPublish && isOut(news);
  const unpublish = { label: text.unpublish, icon: EyeOff, onChoose: () => acts.onUnpublish(news) };
  const publish = { label: text.publish, icon: Send, onChoose: () => acts.onPublish(news) };
  const versions = { label: text.versions, icon: History, onChoose: () => acts.onVersions(news) };
  return (
    <NewsEntry
      news={news}
      editors={editors}
      actions={
        <RowActions
          title={news.title}
          onEdit={isLocked ? undefined : () => acts.onEdit(news)}
          onDelete={isLocked ? undefined : () => acts.onDelete(news)}
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
      <PreviewLink isOut path={newsAddress(news)} title={news.title} />
      <Tooltip label={newsActsText.copyLink}>
        <Button
          size="small"
          aria-label={newsActsText.copyLinkOf(news.title)}
          onClick={() => void copyAddress(news)}
        >
          <Link className="size-4" aria-hidden />
        </Button>
      </Tooltip>
    </>
  );
}
