import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedVersion } from '#/http/answers.server.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { ListState } from '../list/list-state.tsx';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';
import type { VersionsPlan } from './versions-plan.ts';

interface VersionsDialogProps<Version extends SavedVersion> {
  plan: VersionsPlan<Version>;
  item: { id: number; title: string };
  onClose: () => void;
}

export function VersionsDialog<Version extends SavedVersion>({
  plan,
  item: { id, title },
  onClose,
}: VersionsDialogProps<Version>) {
  const query = useQuery(plan.calls.listQuery(id));
  const [{ chosen, seen }, look] = useState<{ chosen?: number; seen?: number }>({});
  const [newest] = query.data ?? [];
  const current = newest?.version;
  const words = { loading: text.loading, failed: plan.words.failed, hint: text.fetchHint };
  return (
    <Dialog isWide title={publicationText.versions} description={`“${title}”`} onClose={onClose}>
      {chosen !== undefined && current !== undefined ? (
        <VersionView
          plan={plan}
          id={id}
          version={chosen}
          current={current}
          isDraft={plan.isAlwaysOut === true && newest?.published === false}
          onBack={() => look({ seen: chosen })}
          onRestored={onClose}
        />
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
