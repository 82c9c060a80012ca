import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import type { versionCalls } from '#/http/stored-calls.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { useAct } from '../act.tsx';
import { BusyButton } from '../button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import {
  FieldDifference,
  type SeenDifferences,
  type SeenField,
  seenFieldOf,
} from '../difference/field-difference.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { linesBeside } from '../form/words-of-value.ts';
import { ListState } from '../list/list-state.tsx';
import { VersionList, VersionOrigin } from './version-list.tsx';

interface VersionsDialogProps<Version extends SavedVersion> {
  plan: VersionsPlan<Version>;
  item: { id: number; title: string };
  onClose: () => void;
}

export function VersionsDialog<Version extends SavedVersion>(props: VersionsDialogProps<Version>) {
  const { plan, item, onClose } = props;
  const query = useQuery(plan.calls.listQuery(item.id));
  const [chosen, choose] = useState<number>();
  const words = { loading: text.loading, failed: plan.words.failed, hint: text.fetchHint };
  const [newest, latest] = query.data ?? [];
  const version = chosen ?? latest?.version;
  const list = (
    <ListState query={query} words={words} empty={null}>
      {(list) => (
        <VersionList
          list={list}
          seen={version}
          isAlwaysOut={plan.isAlwaysOut}
          firstVersion={plan.words.firstVersion}
          onChoose={choose}
        />
      )}
    </ListState>
  );
  return (
    <Dialog
      isWidest
      isFocusOnDialog
      help="versions"
      title={publicationText.versions}
      description={`“${item.title}”`}
      onClose={onClose}
    >
      {newest && version !== undefined ? (
        <VersionView {...props} {...{ list, newest, version }} isChosen={chosen !== undefined} />
      ) : (
        <DialogBody>
          <p className="text-ink-soft">{plan.words.hint}</p>
          {list}
        </DialogBody>
      )}
    </Dialog>
  );
}

const viewWords = { loading: panelText.loading, failed: text.versionFailed, hint: text.fetchHint };

interface VersionViewProps<Version extends SavedVersion> extends VersionsDialogProps<Version> {
  /** Stands beside it, and above it on a phone. */
  list: ReactNode;
  version: number;
  /** Somebody has chosen it. */
  isChosen: boolean;
  /** The present version. */
  newest: VersionSummary;
}

function VersionView<Version extends SavedVersion>(props: VersionViewProps<Version>) {
  const { plan, item, list, version, isChosen, newest } = props;
  const { calls, words, compare } = plan;
  const earlier = useQuery(calls.versionQuery(item.id, version));
  const present = useQuery(calls.versionQuery(item.id, newest.version));
  const fields = earlier.data && present.data && compare(earlier.data, present.data);
  const error = earlier.error ?? present.error;
  const isFetching = earlier.isFetching || present.isFetching;
  return (
    <>
      <DialogBody>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="min-w-0 lg:sticky lg:top-0 lg:self-start">{list}</div>
          <section key={version} className="grid min-w-0 grid-cols-1 content-start gap-5">
            <div>
              <h3
                ref={isChosen ? focusWhenDrawn : undefined}
                tabIndex={-1}
                className="text-lg font-bold outline-none"
              >
                {text.version(version)}
              </h3>
              {earlier.data && <VersionOrigin {...earlier.data} firstVersion={words.firstVersion} />}
            </div>
            <ListState
              query={{ data: fields, error, isFetching }}
              words={viewWords}
              isEmpty={false}
              empty={null}
            >
              {(fields) => <VersionDifference {...{ plan, fields, newest }} />}
            </ListState>
          </section>
        </div>
      </DialogBody>
      {earlier.data && fields?.some(isChanged) && <Restoring {...props} earlier={earlier.data} />}
    </>
  );
}

const focusWhenDrawn = (element: HTMLElement | null) => element?.focus();

/** Goes back without a question: what is there now stays a version, and the toast brings it back. */
function Restoring<Version extends SavedVersion>(props: VersionViewProps<Version> & { earlier: Version }) {
  const { plan, item, version, newest, earlier, onClose } = props;
  const { restoringHint, restored } = plan.words;
  const goBack = (version: number, over: number) => plan.calls.restore(item.id, { version, over });
  const { begin, isBusy } = useAct(
    {
      call: () => goBack(version, newest.version),
      done: () => restored,
      failed: panelText.saveFailed,
      undo: (stored) => ({
        call: () => goBack(newest.version, stored.version),
        done: () => text.undone,
        failed: panelText.saveFailed,
      }),
    },
    ({ is }) => is === 'done' && onClose(),
  );
  return (
    <DialogFooter>
      <BusyButton look="primary" isBusy={isBusy} busyLabel={text.restoring} onClick={begin}>
        {text.restore}
      </BusyButton>
      <p className="min-w-60 flex-1 self-center text-sm text-ink-soft">
        {restoringHint} <b className="text-ink">{plan.warn?.(earlier)}</b>
      </p>
    </DialogFooter>
  );
}

interface VersionDifferenceProps<Version extends SavedVersion>
  extends Pick<VersionViewProps<Version>, 'plan' | 'newest'> {
  fields: VersionField[];
}

function VersionDifference<Version extends SavedVersion>(props: VersionDifferenceProps<Version>) {
  const { plan, fields, newest } = props;
  // a draft, while visitors read another version
  const now = plan.isAlwaysOut && !newest.published ? text.draft : text.present;
  const changed = fields.filter(isChanged).length;
  return (
    <>
      <p className="text-ink-soft">
        {changed > 0 ? `${text.differs(changed, now.from)} ${text.legend(now.in)}` : plan.words.isSame}
      </p>
      {fields.map((field) => (
        <section key={field.label} className="grid gap-1.5">
          <h4 className="text-sm font-semibold">
            {field.label}
            {!isChanged(field) && <span className="font-normal text-ink-soft"> ({text.unchanged})</span>}
          </h4>
          <FieldDifference {...field} />
        </section>
      ))}
    </>
  );
}

/** Makes the dialog for the versions of one kind. */
export const versionsDialogOf =
  <Version extends SavedVersion>(plan: VersionsPlan<Version>) =>
  (props: Omit<VersionsDialogProps<Version>, 'plan'>) => <VersionsDialog plan={plan} {...props} />;

export interface VersionsPlan<Version extends SavedVersion> {
  calls: ReturnType<typeof versionCalls<Version>>;
  compare: (before: Version, after: Version) => VersionField[];
  /** Visitors always read the latest published version; a draft stands beside that one. */
  isAlwaysOut?: boolean;
  words: {
    hint: string;
    failed: string;
    isSame: string;
    /** What going back means, also for visitors; said beside its button. */
    restoringHint: string;
    restored: string;
    /** Of a version that nobody has saved, where it is known why. */
    firstVersion?: string;
  };
  /** What else somebody should know who goes back to this version. */
  warn?: (version: Version) => string | undefined;
}

export interface VersionField extends SeenField {
  label: string;
  before: string[];
  after: string[];
}

interface Comparison<Version> {
  /** Fields that going back to a version leaves as they are. */
  left?: readonly string[];
  /** What says more to a person than the field's own value. */
  lines?: Partial<Record<string, (version: Version) => string[]>>;
  seen?: SeenDifferences | undefined;
}

/** Compares versions field by field, by the words that the description has for their values. */
export const comparisonOf =
  <Version extends object>(
    { properties = {} }: FormSchema,
    { left = [], lines = {}, seen }: Comparison<Version> = {},
  ) =>
  (before: Version, after: Version): VersionField[] =>
    Object.entries(properties)
      .filter(([name]) => !left.includes(name))
      .map(([name, field]) => {
        const valueIn = (version: Version) => new Map<string, unknown>(Object.entries(version)).get(name);
        const read = lines[name] ?? ((version: Version) => linesBeside(field, valueIn(version)));
        return {
          label: field.title ?? '',
          ...seenFieldOf(field, seen?.[name]),
          before: read(before),
          after: read(after),
        };
      });

export const isChanged = ({ before, after }: VersionField) => before.join('\n') !== after.join('\n');
