import { EyeOff, History, MapPin, MapPinCheck } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { operationsPanelText as panelWords } from '#/i18n/tr/operations-panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { usePanelPicture } from '#/media/fields/use-panel-picture.ts';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowText } from '#/panel/list/list-row.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { previewPath } from '../preview-path.ts';
import type { Operation } from '../schema.ts';

interface OperationRowProps {
  operation: Operation;
  onEdit: () => void;
  onDelete: () => void;
  onVersions: () => void;
  /** Lets visitors read the whole place. */
  onRelease: () => void;
}

const tones = { active: 'waiting', completed: 'safe', cancelled: 'neutral' } as const;

export function OperationRow({ operation, onEdit, onDelete, onVersions, onRelease }: OperationRowProps) {
  const { id, title, description, imageUrl, isPlaceHeld, published } = operation;
  const isLocked = !useMayPublish() && published;
  const versions = { label: publicationText.versions, icon: History, onChoose: onVersions };
  const release = { label: panelWords.releasePlace, icon: MapPinCheck, onChoose: onRelease };
  return (
    <ListRow
      picture={usePanelPicture(imageUrl)}
      title={title}
      marks={<Marks operation={operation} />}
      actions={
        <RowActions
          title={title}
          onEdit={isLocked ? undefined : onEdit}
          onDelete={isLocked ? undefined : onDelete}
          more={isPlaceHeld && !isLocked ? [release, versions] : [versions]}
        >
          <PreviewLink path={previewPath(id)} title={title} />
        </RowActions>
      }
    >
      <Place operation={operation} />
      <RowText>{description}</RowText>
    </ListRow>
  );
}

function Marks({ operation: { published, status, isPlaceHeld, type, date } }: { operation: Operation }) {
  return (
    <>
      <Badge tone={published ? 'safe' : 'waiting'}>
        {published ? publicationText.published : publicationText.draft}
      </Badge>
      <Badge tone={tones[status]}>{text.status[status]}</Badge>
      {isPlaceHeld && <Badge tone="waiting">{panelWords.placeHeld}</Badge>}
      {type && <Badge>{type}</Badge>}
      <RowDate at={date}>{formatLongDate(date)}</RowDate>
    </>
  );
}

/** While the place is held, with what visitors read instead. */
function Place({ operation: { location, district, isPlaceHeld } }: { operation: Operation }) {
  return (
    <div className="mt-1 grid gap-0.5 text-sm leading-snug wrap-anywhere text-ink-soft">
      <p className="flex items-start gap-1 font-semibold">
        <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="sr-only">{text.location}: </span>
        {location}
      </p>
      {isPlaceHeld && (
        <p className="flex items-start gap-1">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden />
          {panelWords.seenPlace(district)}
        </p>
      )}
    </div>
  );
}
