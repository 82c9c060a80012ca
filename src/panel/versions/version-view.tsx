import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { SavedVersion } from '#/http/answers.server.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Button } from '../button.tsx';
import { Confirm } from '../dialog/confirm.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { LineDifference } from '../difference/difference-panes.tsx';
import { TextDifference } from '../difference/text-difference.tsx';
import { Failure, Loading, serverMessage } from '../failure.tsx';
import { readAgain } from '../read-again.ts';
import { showFailure, showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { focusWhenDrawn, VersionOrigin } from './version-list.tsx';
import { isChanged, type VersionField, type VersionsPlan } from './versions-plan.ts';

interface VersionViewProps<Version extends SavedVersion> {
  plan: VersionsPlan<Version>;
  id: number;
  version: number;
  /** Number of the present version. */
  current: number;
  /** While visitors read another version than the present one. */
  isDraft: boolean;
  onBack: () => void;
  onRestored: () => void;
}

export function VersionView<Version extends SavedVersion>({
  plan,
  id,
  version,
  current,
  isDraft,
  onBack,
  onRestored,
}: VersionViewProps<Version>) {
  const [isAsking, setAsking] = useState(false);
  const earlier = useQuery(plan.calls.versionQuery(id, version));
  const present = useQuery(plan.calls.versionQuery(id, current));
  const fields = earlier.data && present.data && plan.compare(earlier.data, present.data);
  const error = earlier.error ?? present.error;
  const retry = () => void Promise.all([earlier.refetch(), present.refetch()]);
  return (
    <>
      <DialogBody key={version}>
        <div>
          <h3 ref={focusWhenDrawn} tabIndex={-1} className="text-lg font-bold outline-none">
            {text.version(version)}
          </h3>
          {earlier.data && (
            <VersionOrigin
              savedAt={earlier.data.savedAt}
              savedBy={earlier.data.savedBy}
              firstVersion={plan.words.firstVersion}
            />
          )}
        </div>
        {fields && <VersionDifference {...{ fields, version, isDraft }} isSame={plan.words.isSame} />}
        {!fields && error && (
          <Failure
            title={serverMessage(error, text.versionFailed)}
            hint={text.fetchHint}
            onRetry={retry}
            isRetrying={earlier.isFetching || present.isFetching}
          />
        )}
        {!fields && !error && <Loading />}
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
        <VersionRestoration
          plan={plan}
          current={current}
          id={id}
          version={earlier.data}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface VersionDifferenceProps {
  fields: VersionField[];
  version: number;
  /** It is compared with a draft, while visitors read another version. */
  isDraft: boolean;
  /** Said when nothing differs. */
  isSame: string;
}

function VersionDifference({ fields, version, isDraft, isSame }: VersionDifferenceProps) {
  const changed = fields.filter(isChanged).length;
  const now = isDraft ? text.draft : text.present;
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
          <FieldDifference field={field} labels={labels} />
        </section>
      ))}
    </>
  );
}

function FieldDifference({
  field,
  labels,
}: {
  field: VersionField;
  labels: { before: string; after: string };
}) {
  const { before, after, isProse, isFolded } = field;
  if (!isChanged(field))
    return <p className="wrap-anywhere whitespace-pre-wrap">{before.join('\n') || '–'}</p>;
  if (!isProse) return <LineDifference before={before} after={after} labels={labels} />;
  const texts = { before: before.join('\n'), after: after.join('\n') };
  return <TextDifference {...texts} labels={labels} isFolded={isFolded} />;
}

interface VersionRestorationProps<Version extends SavedVersion>
  extends Pick<VersionViewProps<Version>, 'plan' | 'id' | 'current' | 'onRestored'> {
  version: Version;
  onClose: () => void;
}

function VersionRestoration<Version extends SavedVersion>({
  plan: { calls, words, warn },
  id,
  version,
  current,
  onRestored,
  onClose,
}: VersionRestorationProps<Version>) {
  const queries = useQueryClient();
  const restoration = useSingleMutation({
    mutationFn: () => calls.restore(id, { version: version.version, over: current }),
    onSuccess: async () => {
      showToast({ title: panelText.succeeded, description: words.restored });
      await readAgain(queries);
      onRestored();
    },
    onError: (error) => {
      showFailure(error, { otherwise: panelText.saveFailed });
      // somebody else may have saved at the same moment
      void readAgain(queries);
      onClose();
    },
  });
  return (
    <Confirm
      look="primary"
      title={words.confirmRestoring(version.version)}
      description={[words.restoringHint, warn?.(version)].filter(Boolean).join(' ')}
      confirmLabel={text.restore}
      busyLabel={text.restoring}
      isBusy={restoration.isPending}
      onConfirm={() => restoration.mutate()}
      onCancel={onClose}
    />
  );
}
