import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { type FoundSelection, SelectAll, useFoundSelection } from '#/panel/list/found-selection.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import type { Media } from '../answers.server.ts';
import type { MediaView } from '../fields/found-media.tsx';
import { pictureAtQuery } from '../pictures-at.ts';
import { MediaCard } from './media-card.tsx';
import { MediaDeletion } from './media-deletion.tsx';
import { MediaDialog } from './media-details.tsx';

export function MediaLibrary({ view, pictures }: { view: MediaView; pictures: readonly Media[] }) {
  const queries = useQueryClient();
  const selection = useFoundSelection(view);
  const [viewed, setViewed] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);

  function openDetails(media: Media) {
    queries.setQueryData(pictureAtQuery(media.url).queryKey, media);
    setViewed(media.url);
  }

  return (
    <>
      {pictures.length > 0 && <SelectionBar selection={selection} onDelete={() => setDeleting(true)} />}
      <PagedList
        view={view}
        items={pictures}
        className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4"
      >
        {(media) => (
          <MediaCard
            key={media.id}
            media={media}
            isSelected={selection.has(media.id)}
            onToggle={() => selection.toggle(media.id)}
            onView={() => openDetails(media)}
          />
        )}
      </PagedList>
      {viewed && <ViewedPicture url={viewed} onClose={() => setViewed(undefined)} />}
      {isDeleting && (
        <MediaDeletion
          ids={selection.selected}
          names={pictures.filter(({ id }) => selection.has(id)).map(({ originalName }) => originalName)}
          onDeleted={selection.clear}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** Stays when a change of the picture takes it out of what was searched for. */
function ViewedPicture({ url, onClose }: { url: string; onClose: () => void }) {
  const { data: media } = useQuery(pictureAtQuery(url));
  return media && <MediaDialog media={media} onClose={onClose} />;
}

function SelectionBar({ selection, onDelete }: { selection: FoundSelection; onDelete: () => void }) {
  const { selected, isSelecting } = selection;
  const isSome = selected.length > 0;
  return (
    <div
      className={`z-10 mb-4 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 ${isSome ? 'sticky top-2 shadow-card' : ''}`}
    >
      <SelectAll
        selection={selection}
        label={text.selectAll}
        said={isSelecting ? listPanelText.selecting : text.selected(selected.length)}
      />
      {isSome && !isSelecting && (
        <Button look="danger" size="small" className="ml-auto" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          {text.deleteSelected}
        </Button>
      )}
    </div>
  );
}
