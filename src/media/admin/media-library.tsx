import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Eye, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { formatFileSize } from '#/format/file-size.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { type FoundSelection, SelectAll, useFoundSelection } from '#/panel/list/found-selection.tsx';
import { useLinked } from '#/panel/list/linked-id.ts';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import { IconButton } from '#/panel/tooltip.tsx';
import type { Media } from '../answers.server.ts';
import type { MediaView } from '../fields/library-picker.tsx';
import { panelThumbnail } from '../panel-pictures.ts';
import { pictureAtQuery } from '../pictures-at.ts';
import { MediaDeletion, useCopyUrl } from './media-actions.tsx';
import { MediaDialog, UploadedAt } from './media-details.tsx';

export function MediaLibrary({ view, pictures }: { view: MediaView; pictures: readonly Media[] }) {
  const queries = useQueryClient();
  const selection = useFoundSelection(view);
  const [viewed, setViewed] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  useLinked('media', ({ part }) => setViewed(part));

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
            onToggle={(event) => selection.toggle(media.id, event)}
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

interface MediaCardProps {
  media: Media;
  isSelected: boolean;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
  onView: () => void;
}

function MediaCard({ media, isSelected, onToggle, onView }: MediaCardProps) {
  const { originalName, size, uploadedAt, altText, isHidden } = media;
  const { isCopied, copyUrl } = useCopyUrl(media.url);
  return (
    <li className="relative flex scroll-mt-20 rounded-card border-2 border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:bg-signal-300/15 max-[20rem]:flex-col md:flex-col">
      <label className="flex min-w-0 flex-1 cursor-pointer max-[20rem]:flex-col md:flex-col">
        <Thumbnail
          src={panelThumbnail(media)}
          className="w-28 rounded-l-lg max-[20rem]:aspect-4/3 max-[20rem]:w-full md:aspect-4/3 md:w-full md:rounded-t-lg md:rounded-bl-none"
        />
        <input
          type="checkbox"
          aria-label={originalName}
          checked={isSelected}
          onChange={onToggle}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
        <span className="grid min-w-0 flex-1 content-start gap-0.5 p-3 text-sm leading-snug">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{originalName}</span>
          <span className="wrap-anywhere text-ink-soft">
            {formatFileSize(size)} · <UploadedAt at={uploadedAt} />
          </span>
          {(isHidden || altText === '') && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {isHidden && <Badge>{mediaDetailsText.hidden}</Badge>}
              {altText === '' && <Badge tone="waiting">{mediaDetailsText.altTextMissing}</Badge>}
            </span>
          )}
        </span>
      </label>
      <div className="flex flex-col max-[20rem]:flex-row max-[20rem]:justify-end md:flex-row md:justify-end md:border-t md:border-snow-200">
        <IconButton icon={Eye} label={text.view} name={text.viewOf(originalName)} onClick={onView} />
        <IconButton
          icon={isCopied ? Check : Copy}
          label={isCopied ? text.copied : text.copy}
          name={isCopied ? `${text.copied}: ${originalName}` : text.copyOf(originalName)}
          onClick={copyUrl}
        />
      </div>
    </li>
  );
}
