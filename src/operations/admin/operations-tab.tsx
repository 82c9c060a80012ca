import { EyeOff, FileDown, MapPin, MapPinCheck, Plus, RadioTower } from 'lucide-react';
import { Link } from 'wouter';
import { editPaths, previewPaths } from '#/http/panel-paths.ts';
import { countedBinText } from '#/i18n/tr/bin-panel.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import type { Entry, ListPlan } from '#/panel/list/list-plan.ts';
import { type Row, rowPicture } from '#/panel/list/list-row.tsx';
import { ListScreen } from '#/panel/list/list-screen.tsx';
import { useListView, usualOrders } from '#/panel/list/list-view.ts';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { useMayPublish } from '#/staff/queries.ts';
import type { ListedOperation } from '../answers.server.ts';
import { gapsOf } from '../gaps.ts';
import { firstOperationChoice } from '../list-choice.ts';
import { operationAddress } from '../operation-list-query.ts';
import {
  deleteOperation,
  operationBinQuery,
  operationList,
  operationListQuery,
  releasePlace,
  restoreOperation,
} from '../queries.ts';
import { type Operation, operationStatuses, operations } from '../schema.ts';

const OperationDialog = lazyDialog(() => import('./operation-dialog.tsx'));
const OperationPublication = lazyDialog(
  async () => (await import('./operation-dialog.tsx')).OperationPublication,
);
const OperationsOfMany = lazyDialog(async () => (await import('./operation-dialog.tsx')).OperationsOfMany);
const OperationVersions = lazyDialog(() => import('./operation-versions.tsx'));
const CsvDialog = lazyDialog(() => import('./csv-dialog.tsx'));
const ReleaseQuestion = lazyDialog(async () => (await import('#/panel/act.tsx')).ActQuestion<Operation>);

const list: ListPlan<ListedOperation> = {
  kind: 'operation',
  title: panelText.operations,
  help: 'operations',
  words: { ...text, failed: operationsText.fetchFailed, hint: text.fetchHint },
  icons: { none: RadioTower, create: Plus },
  row,
  // the address leads into the list where its card says all there is
  links: ({ id, title, published }) => (
    <PreviewLink
      isOut={published}
      path={published ? operationAddress({ id, title }) : previewPaths.operation(id)}
      title={title}
    />
  ),
  Form: OperationDialog,
  bin: {
    query: operationBinQuery,
    remove: deleteOperation,
    restore: restoreOperation,
    words: { ...text, ...countedBinText(text) },
  },
  publication: {
    Change: OperationPublication,
    ChangeMany: OperationsOfMany,
    Versions: OperationVersions,
  },
  presence: 'operations',
  buttons: () => [
    { label: text.fromCsv, icon: FileDown, dialog: (onClose) => <CsvDialog onClose={onClose} /> },
  ],
  acts: (operation) => (operation.isPlaceHeld ? [placeRelease(operation)] : []),
};

export default function OperationsTab() {
  const view = useListView({
    listQuery: operationListQuery,
    first: firstOperationChoice,
    orders: usualOrders,
    filters: [
      {
        name: 'filter',
        label: text.filter,
        options: [
          { value: 'all', label: text.allOperations },
          { value: 'published', label: text.publishedOnly },
          { value: 'draft', label: text.draftsOnly },
          { value: 'held', label: text.heldOnly },
          { value: 'incomplete', label: text.incompleteOnly },
          ...operationStatuses.map((status) => ({ value: status, label: operationsText.status[status] })),
        ],
      },
    ],
  });
  const [filter] = view.filters;
  const isIncomplete = filter?.value === 'incomplete';
  return (
    <ListScreen
      list={list}
      view={view}
      mayPublish={useMayPublish()}
      beside={
        <Button
          aria-pressed={isIncomplete}
          className="aria-pressed:border-signal-600 aria-pressed:ring-1 aria-pressed:ring-signal-600"
          onClick={() => filter?.choose(isIncomplete ? 'all' : 'incomplete')}
        >
          {text.incomplete}
        </Button>
      }
    />
  );
}

const placeRelease = ({ id, location, published }: ListedOperation): Entry => ({
  ...{ label: text.releasePlace, icon: MapPinCheck },
  dialog: (onClose) => (
    <ReleaseQuestion
      look="primary"
      title={text.confirmRelease}
      description={text.placeSeen(location, { isPublished: published })}
      confirmLabel={text.releasePlace}
      busyLabel={text.releasing}
      act={{
        call: () => releasePlace(id),
        done: () => text.placeReleased,
        failed: panelText.saveFailed,
        shown: (saved) => ({ list: operationList, saved }),
      }}
      onClose={onClose}
    />
  ),
});

const tones = { active: 'waiting', completed: 'safe', cancelled: 'neutral' } as const;

function row(operation: ListedOperation): Row {
  const { published, status, isPlaceHeld, type, date, imageUrl, description } = operation;
  return {
    picture: <PanelPicture url={imageUrl} className={rowPicture} />,
    state: published ? { words: text.isOut, tone: 'safe' } : { words: text.draft, tone: 'waiting' },
    marks: [
      { words: operationsText.status[status], tone: tones[status] },
      ...(isPlaceHeld ? [{ words: text.placeHeld, tone: 'waiting' } as const] : []),
      ...(type ? [{ words: type }] : []),
    ],
    date,
    place: (
      <>
        <Place operation={operation} />
        <Gaps operation={operation} />
      </>
    ),
    text: description,
  };
}

/** Names what is missing, and leads to the first of it in the form. */
function Gaps({ operation }: { operation: ListedOperation }) {
  const mayChange = useMayPublish() || !operation.published;
  const gaps = gapsOf(operation);
  const [first] = gaps;
  if (!first) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm leading-snug text-ink-soft">
      {text.gaps(gaps.map((name) => operations.fields[name].input.title))}
      {mayChange && (
        <Link
          replace
          href={`${editPaths.operation(operation.id)}&field=${first}`}
          aria-label={text.completeOf(operation.title)}
          className="min-h-11 content-center font-semibold text-ink underline"
        >
          {text.completeGaps}
        </Link>
      )}
    </p>
  );
}

/** Shows the place, and while it is held what visitors read instead. */
function Place({ operation: { location, district, isPlaceHeld } }: { operation: ListedOperation }) {
  return (
    <div className="mt-1 grid gap-0.5 text-sm leading-snug wrap-anywhere text-ink-soft">
      <p className="flex items-start gap-1 font-semibold">
        <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="sr-only">{operationsText.location}: </span>
        {location}
      </p>
      {isPlaceHeld && (
        <p className="flex items-start gap-1">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden />
          {text.seenPlace(district)}
        </p>
      )}
    </div>
  );
}
