import { EyeOff, History, MapPin, MapPinCheck, Send } from 'lucide-react';
import { formatLongDate } from '#/format/dates.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { operationsPanelText as panelWords } from '#/i18n/tr/operations-panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { usePanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { ListRow, RowDate, RowHistory, RowText, UnfinishedBadge } from '#/panel/list/list-row.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import type { MenuEntry } from '#/panel/menu.tsx';
import { EditorsLine, useEditors } from '#/panel/presence/presence.tsx';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { isOut } from '#/stored/is-out.ts';
import type { Editor } from '#/stored/presence.ts';
import type { ListedOperation } from '../answers.server.ts';
import { operationAddress } from '../operation-list-query.ts';
import type { Operation } from '../schema.ts';
import type { OperationView } from './use-operation-view.ts';

type Act = (operation: ListedOperation) => void;

/** Acts of a row of the list. */
interface OperationActs
  extends Record<'onEdit' | 'onDelete' | 'onVersions' | 'onPublish' | 'onUnpublish', Act> {
  /** Lets visitors read the whole place. */
  onRelease: Act;
}

interface OperationListProps extends OperationActs {
  view: OperationView;
  list: ListedOperation[];
}

export function OperationList({ view, list, ...acts }: OperationListProps) {
  const editorsOf = useEditors('operations');
  return (
    <PagedList view={view} items={list}>
      {(operation) => (
        <OperationRow key={operation.id} operation={operation} editors={editorsOf(operation.id)} {...acts} />
      )}
    </PagedList>
  );
}

interface OperationRowProps extends OperationActs {
  operation: ListedOperation;
  /** Who has its form open elsewhere. */
  editors: readonly Editor[];
}

const tones = { active: 'waiting', completed: 'safe', cancelled: 'neutral' } as const;

function OperationRow({ operation, editors, ...acts }: OperationRowProps) {
  const { id, title, description, imageUrl, published } = operation;
  const mayPublish = useMayPublish();
  const isLocked = !mayPublish && isOut(operation);
  return (
    <ListRow
      picture={usePanelPicture(imageUrl)}
      title={title}
      marks={<Marks operation={operation} />}
      actions={
        <RowActions
          title={title}
          onEdit={isLocked ? undefined : () => acts.onEdit(operation)}
          onDelete={isLocked ? undefined : () => acts.onDelete(operation)}
          more={listEntries(operation, { mayPublish, ...acts })}
        >
          {/* it has no page of its own; one that is not on the first page of the list is looked for from there */}
          <PreviewLink
            isOut={published}
            path={published ? operationAddress({ id, newer: 0 }) : previewPaths.operation(id)}
            title={title}
          />
        </RowActions>
      }
    >
      <EditorsLine editors={editors} />
      <Place operation={operation} />
      <RowText>{description}</RowText>
      <RowHistory of={operation} />
    </ListRow>
  );
}

function listEntries(
  operation: ListedOperation,
  { mayPublish, ...acts }: OperationActs & { mayPublish: boolean },
): MenuEntry[] {
  const { published, isPlaceHeld } = operation;
  const entry = (look: Omit<MenuEntry, 'onChoose'>, act: Act) => ({
    ...look,
    onChoose: () => act(operation),
  });
  const publish = entry({ label: publicationText.publish, icon: Send }, acts.onPublish);
  const unpublish = entry({ label: publicationText.unpublish, icon: EyeOff }, acts.onUnpublish);
  const release = entry({ label: panelWords.releasePlace, icon: MapPinCheck }, acts.onRelease);
  const versions = entry({ label: publicationText.versions, icon: History }, acts.onVersions);
  const isLocked = !mayPublish && isOut(operation);
  return [
    ...(mayPublish ? [published ? unpublish : publish] : []),
    ...(isPlaceHeld && !isLocked ? [release] : []),
    versions,
  ];
}

function Marks({ operation: { id, published, status, isPlaceHeld, type, date } }: { operation: Operation }) {
  return (
    <>
      <Badge tone={published ? 'safe' : 'waiting'}>
        {published ? publicationText.isOut : publicationText.draft}
      </Badge>
      <UnfinishedBadge id={id} />
      <Badge tone={tones[status]}>{text.status[status]}</Badge>
      {isPlaceHeld && <Badge tone="waiting">{panelWords.placeHeld}</Badge>}
      {type && <Badge>{type}</Badge>}
      <RowDate at={date}>{formatLongDate(date)}</RowDate>
    </>
  );
}

/** Shows the place, and while it is held what visitors read instead. */
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
