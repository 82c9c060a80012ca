import { useQuery } from '@tanstack/react-query';
import { SquareStack, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { EmptyState } from '#/panel/empty-state.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { mediaQuery } from '../queries.ts';
import { ArrivedList } from './arrived-list.tsx';
import { MediaBin } from './media-bin.tsx';
import { MediaLibrary } from './media-library.tsx';
import { MediaUploader } from './media-uploader.tsx';
import { refuseDroppedFile } from './refused-file.ts';
import { UploadList } from './upload-list.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

const words = { loading: text.loading, failed: mediaText.fetchFailed, hint: mediaText.fetchFailedHint };

/** All uploaded pictures; new ones may be dropped anywhere on it. */
export default function MediaTab() {
  const query = useQuery(mediaQuery);
  const queue = useUploadQueue();
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <DropArea onDrop={(files) => queue.add(files, refuseDroppedFile)}>
      <SectionHeader
        title={panelText.media}
        note={query.data?.length ? text.count(query.data.length) : undefined}
      >
        <Button look="quiet" onClick={() => setBinOpen(true)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
      </SectionHeader>
      <div className="mb-5">
        <MediaUploader queue={queue} />
        <UploadList queue={queue} />
        <ArrivedList queue={queue} />
      </div>
      <ListState
        query={query}
        words={words}
        empty={<EmptyState icon={SquareStack} title={mediaText.noneYet} hint={mediaText.noneYetHint} />}
      >
        {(library) => <MediaLibrary library={library} />}
      </ListState>
      {isBinOpen && <MediaBin onClose={() => setBinOpen(false)} />}
    </DropArea>
  );
}
