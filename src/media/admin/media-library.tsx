import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { FoundList } from '#/panel/list/found-list.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { useSelection } from '#/panel/list/use-selection.ts';
import { NarrowingFields } from '../fields/narrowing-fields.tsx';
import { useMediaView } from '../fields/use-media-view.ts';
import type { Media } from '../schema.ts';
import { MediaCard } from './media-card.tsx';
import { MediaDeletion } from './media-deletion.tsx';
import { MediaDetails } from './media-details.tsx';
import { mediaFormInput, mediaFormSchema } from './media-form.ts';
import { SelectionBar } from './selection-bar.tsx';

export function MediaLibrary({ library }: { library: Media[] }) {
  const view = useMediaView(library);
  const selection = useSelection(view.found);
  const [viewed, setViewed] = useState<number>();
  const viewedMedia = library.find(({ id }) => id === viewed);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <ListTools view={view} words={text}>
        <NarrowingFields narrowing={view.narrowing} />
      </ListTools>
      {view.found.length > 0 && <SelectionBar selection={selection} onDelete={() => setDeleting(true)} />}
      <FoundList
        view={view}
        className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4"
      >
        {(media) => (
          <MediaCard
            key={media.id}
            media={media}
            isSelected={selection.has(media.id)}
            onToggle={() => selection.toggle(media.id)}
            onView={() => setViewed(media.id)}
          />
        )}
      </FoundList>
      {viewedMedia && <MediaDialog media={viewedMedia} onClose={() => setViewed(undefined)} />}
      {isDeleting && (
        <MediaDeletion
          pictures={selection.selected}
          onDeleted={selection.clear}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: `media ${media.id}`,
    resolver: zodResolver(mediaFormSchema),
    defaultValues: mediaFormInput(media),
  });
  return (
    <FormDialog
      isWide
      isFocusOnDialog
      title={media.originalName}
      isDirty={form.formState.isDirty}
      localDraft={localDraft}
      onClose={onClose}
    >
      {({ close, finish }) => <MediaDetails media={media} form={form} onSaved={finish} onCancel={close} />}
    </FormDialog>
  );
}
