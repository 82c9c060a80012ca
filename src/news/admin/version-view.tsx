import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Button } from '#/panel/button.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog-parts.tsx';
import { Failure } from '#/panel/failure.tsx';
import { focusWhenDrawn } from '#/panel/focus-when-drawn.ts';
import { Loading } from '#/panel/loading.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { newsVersionQuery } from '../queries.ts';
import { VersionDifference } from './version-difference.tsx';
import { compareVersions, isChanged } from './version-fields.ts';
import { VersionOrigin } from './version-list.tsx';
import { VersionRestoration } from './version-restoration.tsx';

interface VersionViewProps {
  newsId: number;
  version: number;
  /** Number of the article's present version. */
  current: number;
  onBack: () => void;
  onRestored: () => void;
}

export function VersionView({ newsId, version, current, onBack, onRestored }: VersionViewProps) {
  const [isAsking, setAsking] = useState(false);
  const earlier = useQuery(newsVersionQuery(newsId, version));
  const present = useQuery(newsVersionQuery(newsId, current));
  const fields = earlier.data && present.data && compareVersions(earlier.data, present.data);
  const error = earlier.error ?? present.error;
  const retry = () => void Promise.all([earlier.refetch(), present.refetch()]);
  return (
    <>
      <DialogBody key={version}>
        <div>
          <h3 ref={focusWhenDrawn} tabIndex={-1} className="text-lg font-bold outline-none">
            {text.version(version)}
          </h3>
          {earlier.data && <VersionOrigin savedAt={earlier.data.savedAt} savedBy={earlier.data.savedBy} />}
        </div>
        {fields && <VersionDifference fields={fields} version={version} />}
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
          newsId={newsId}
          version={version}
          category={earlier.data.category}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
