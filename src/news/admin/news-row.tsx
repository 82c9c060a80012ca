import { History } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { versionsPanelText } from '#/i18n/tr/versions-panel.ts';
import { usePanelPicture } from '#/media/fields/use-panel-picture.ts';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowText } from '#/panel/list/list-row.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { previewPath } from '../preview-path.ts';
import type { News } from '../schema.ts';

interface NewsRowProps {
  news: News;
  onEdit: () => void;
  onDelete: () => void;
  onVersions: () => void;
}

export function NewsRow({ news, onEdit, onDelete, onVersions }: NewsRowProps) {
  return (
    <ListRow
      picture={usePanelPicture(news.imageUrl)}
      title={news.title}
      marks={
        <>
          <Badge tone={news.published ? 'safe' : 'waiting'}>
            {news.published ? text.published : text.draft}
          </Badge>
          <Badge>{news.category}</Badge>
          <RowDate at={news.createdAt}>{formatLongDate(news.createdAt)}</RowDate>
        </>
      }
      actions={
        <RowActions
          title={news.title}
          onEdit={onEdit}
          onDelete={onDelete}
          more={[{ label: versionsPanelText.versions, icon: History, onChoose: onVersions }]}
        >
          <PreviewLink path={previewPath(news.id)} title={news.title} />
        </RowActions>
      }
    >
      <RowText>{news.excerpt}</RowText>
    </ListRow>
  );
}
