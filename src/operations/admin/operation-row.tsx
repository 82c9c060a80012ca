import { History, MapPin } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText } from '#/i18n/tr/versions-panel.ts';
import { usePanelPicture } from '#/media/fields/use-panel-picture.ts';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowText } from '#/panel/list/list-row.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { previewPath } from '../preview-path.ts';
import type { Operation } from '../schema.ts';

interface OperationRowProps {
  operation: Operation;
  onEdit: () => void;
  onDelete: () => void;
  onVersions: () => void;
}

const tones = { active: 'waiting', completed: 'safe', cancelled: 'neutral' } as const;

export function OperationRow({ operation, onEdit, onDelete, onVersions }: OperationRowProps) {
  const { id, title, description, location, date, status, type, imageUrl, published } = operation;
  return (
    <ListRow
      picture={usePanelPicture(imageUrl)}
      title={title}
      marks={
        <>
          <Badge tone={published ? 'safe' : 'waiting'}>
            {published ? publicationText.published : publicationText.draft}
          </Badge>
          <Badge tone={tones[status]}>{text.status[status]}</Badge>
          {type && <Badge>{type}</Badge>}
          <RowDate at={date}>{formatLongDate(date)}</RowDate>
        </>
      }
      actions={
        <RowActions
          title={title}
          onEdit={onEdit}
          onDelete={onDelete}
          more={[{ label: versionsPanelText.versions, icon: History, onChoose: onVersions }]}
        >
          <PreviewLink path={previewPath(id)} title={title} />
        </RowActions>
      }
    >
      <p className="mt-1 flex items-start gap-1 text-sm leading-snug font-semibold wrap-anywhere text-ink-soft">
        <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="sr-only">{text.location}: </span>
        {location}
      </p>
      <RowText>{description}</RowText>
    </ListRow>
  );
}
