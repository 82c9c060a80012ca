import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { ActQuestion } from '../act.tsx';
import { Button } from '../button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { LineDifference } from '../difference/difference-panes.tsx';
import { TextDifference } from '../difference/text-difference.tsx';
import { ListState } from '../list/list-state.tsx';
import { focusWhenDrawn, VersionList, VersionOrigin } from './version-list.tsx';
import { isChanged, type VersionField, type VersionsPlan } from './versions-plan.ts';

interface VersionsDialogProps<Version extends SavedVersion> {
  plan: VersionsPlan<Version>;
  item: { id: number; title: string };
  onClose: () => void;
}

export function VersionsDialog<Version extends SavedVersion>(props: VersionsDialogProps<Version>) {
  const { plan, item, onClose } = props;
  const query = useQuery(plan.calls.listQuery(item.id));
  const [{ chosen, seen }, look] = useState<{ chosen?: number; seen?: number }>({});
  const [newest] = query.data ?? [];
  const words = { loading: text.loading, failed: plan.words.failed, hint: text.fetchHint };
  return (
    <Dialog
      isWide
      help="versions"
      title={publicationText.versions}
      description={`“${item.title}”`}
      onClose={onClose}
    >
      {chosen !== undefined && newest ? (
        <VersionView {...props} version={chosen} newest={newest} onBack={() => look({ seen: chosen })} />
      ) : (
        <DialogBody>
          <p className="text-ink-soft">{plan.words.hint}</p>
          <ListState query={query} words={words} empty={null}>
            {(list) => (
              <VersionList
                list={list}
                seen={seen}
                isAlwaysOut={plan.isAlwaysOut}
                firstVersion={plan.words.firstVersion}
                onChoose={(version) => look({ chosen: version })}
              />
            )}
          </ListState>
        </DialogBody>
      )}
    </Dialog>
  );
}

const viewWords = { loading: panelText.loading, failed: text.versionFailed, hint: text.fetchHint };

interface VersionViewProps<Version extends SavedVersion> extends VersionsDialogProps<Version> {
  version: number;
  /** The present version. */
  newest: VersionSummary;
  onBack: () => void;
}

function VersionView<Version extends SavedVersion>(props: VersionViewProps<Version>) {
  const { plan, item, version, newest, onBack, onClose } = props;
  const { calls, words, compare, isAlwaysOut, warn } = plan;
  const [isAsking, setAsking] = useState(false);
  const earlier = useQuery(calls.versionQuery(item.id, version));
  const present = useQuery(calls.versionQuery(item.id, newest.version));
  const fields = earlier.data && present.data && compare(earlier.data, present.data);
  const error = earlier.error ?? present.error;
  const isFetching = earlier.isFetching || present.isFetching;
  return (
    <>
      <DialogBody key={version}>
        <div>
          <h3 ref={focusWhenDrawn} tabIndex={-1} className="text-lg font-bold outline-none">
            {text.version(version)}
          </h3>
          {earlier.data && <VersionOrigin {...earlier.data} firstVersion={words.firstVersion} />}
        </div>
        <ListState query={{ data: fields, error, isFetching }} words={viewWords} isEmpty={false} empty={null}>
          {(fields) => (
            <VersionDifference
              {...{ fields, version }}
              isSame={words.isSame}
              now={isAlwaysOut && !newest.published ? text.draft : text.present}
            />
          )}
        </ListState>
      </DialogBody>
      <DialogFooter>
        {fields?.some(isChanged) && (
          <Button look="primary" onClick={() => setAsking(true)}>
            {text.restore}
          </Button>
        )}
        <Button onClick={onBack}>
          <ArrowLeft className="size-4" aria-hidden />
          {text.all}
        </Button>
      </DialogFooter>
      {isAsking && earlier.data && (
        <ActQuestion
          look="primary"
          title={words.confirmRestoring(version)}
          description={[words.restoringHint, warn?.(earlier.data)].filter(Boolean).join(' ')}
          confirmLabel={text.restore}
          busyLabel={text.restoring}
          act={{
            call: () => calls.restore(item.id, { version, over: newest.version }),
            done: () => words.restored,
            failed: panelText.saveFailed,
          }}
          onDone={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface VersionDifferenceProps {
  fields: VersionField[];
  version: number;
  /** Said when nothing differs. */
  isSame: string;
  /** What it is compared with: a draft, while visitors read another version. */
  now: typeof text.present;
}

function VersionDifference({ fields, version, isSame, now }: VersionDifferenceProps) {
  const changed = fields.filter(isChanged).length;
  const labels = { before: text.version(version), after: now.is };
  return (
    <>
      <p className="text-ink-soft">
        {changed > 0 ? `${text.differs(changed, now.from)} ${text.legend(now.in)}` : isSame}
      </p>
      {fields.map((field) => (
        <section key={field.label} className="grid gap-1.5">
          <h4 className="text-sm font-semibold">
            {field.label}
            {!isChanged(field) && <span className="font-normal text-ink-soft"> ({text.unchanged})</span>}
          </h4>
          <FieldDifference {...field} labels={labels} />
        </section>
      ))}
    </>
  );
}

function FieldDifference(field: VersionField & { labels: { before: string; after: string } }) {
  const { before, after, isProse } = field;
  if (!isChanged(field))
    return <p className="wrap-anywhere whitespace-pre-wrap">{before.join('\n') || '–'}</p>;
  if (!isProse) return <LineDifference {...field} />;
  return <TextDifference {...field} before={before.join('\n')} after={after.join('\n')} />;
}

/** Makes the dialog for the versions of one kind. */
export const versionsDialogOf =
  <Version extends SavedVersion>(plan: VersionsPlan<Version>) =>
  (props: Omit<VersionsDialogProps<Version>, 'plan'>) => <VersionsDialog plan={plan} {...props} />;
