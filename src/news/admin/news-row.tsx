import { formatMoment } from '#/format/dates.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { type Row, rowPicture } from '#/panel/list/list-row.tsx';
import type { NewsListItem } from '../answers.server.ts';

/** Describes an article in the list; apart from its acts, because the panel's page brings the first rows along. */
export const newsRow = (news: NewsListItem): Row => ({
  picture: <PanelPicture url={news.imageUrl} className={rowPicture} />,
  state: stateOf(news),
  marks: [{ words: news.category }],
  date: news.scheduled ? undefined : news.createdAt,
  text: news.excerpt,
});

function stateOf({ published, scheduled, publishAt }: NewsListItem): NonNullable<Row['state']> {
  if (published) return { words: text.published, tone: 'safe' };
  if (scheduled && publishAt) return { words: text.scheduledFor(formatMoment(publishAt)), tone: 'planned' };
  return { words: text.draft, tone: 'waiting' };
}
