import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import type { SavedVersion } from '#/stored/versions.ts';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog-parts.tsx';
import { Failure } from '../failure.tsx';
import { focusWhenDrawn } from '../focus-when-drawn.ts';
import { Loading } from '../loading.tsx';
import { serverMessage } from '../server-message.ts';
import { VersionDifference } from './version-difference.tsx';
import { isChanged } from './version-fields.ts';
import { VersionOrigin } from './version-list.tsx';
import { VersionRestoration } from './version-restoration.tsx';
import type { VersionsPlan } from './versions-plan.ts';

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
