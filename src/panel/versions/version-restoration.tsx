import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import type { SavedVersion } from '#/stored/versions.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { showFailure } from '../toast/show-failure.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import type { VersionsPlan } from './versions-plan.ts';

interface VersionRestorationProps<Version extends SavedVersion> {
  plan: VersionsPlan<Version>;
  id: number;
  version: Version;
  /** Number of the present version. */
  current: number;
  onRestored: () => void;
  onClose: () => void;
}

export function VersionRestoration<Version extends SavedVersion>({
  plan: { calls, refresh, words, warn },
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
      await refresh(queries);
      onRestored();
    },
    onError: (error) => {
      showFailure(error, { otherwise: panelText.saveFailed });
      // somebody else may have saved at the same moment
      void queries.invalidateQueries({ queryKey: calls.listQuery(id).queryKey });
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
