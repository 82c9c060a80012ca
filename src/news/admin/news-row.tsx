import { Pencil, Trash2 } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Thumbnail } from '#/ui/thumbnail.tsx';
import type { News } from '../schema.ts';

interface NewsRowProps {
  news: News;
  onEdit: () => void;
  onDelete: () => void;
}

export function NewsRow({ news, onEdit, onDelete }: NewsRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-snow-200 bg-white p-4 shadow-card sm:flex-nowrap">
      <Thumbnail src={news.imageUrl} className="hidden h-20 w-30 rounded-md sm:block" />
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <div className="mb-1.5 flex flex-wrap items-center gap-2">
          <Badge tone={news.published ? 'safe' : 'waiting'}>
            {news.published ? text.published : text.draft}
          </Badge>
          <Badge>{news.category}</Badge>
          <time dateTime={news.createdAt} className="text-[0.8125rem] text-ink-soft">
            {formatLongDate(news.createdAt)}
          </time>
        </div>
        <h3 className="leading-snug font-bold wrap-anywhere">{news.title}</h3>
        <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-snug wrap-anywhere text-ink-soft">
          {news.excerpt}
        </p>
      </div>
      <div className="flex gap-2 sm:flex-col sm:items-stretch lg:flex-row">
        <Button size="small" aria-label={panelText.editOf(news.title)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
          {panelText.edit}
        </Button>
        <Button
          size="small"
          look="dangerQuiet"
          aria-label={panelText.deleteOf(news.title)}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden />
          {panelText.delete}
        </Button>
      </div>
    </li>
  );
}
