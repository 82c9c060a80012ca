import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { useLocalDraft } from '#/panel/form/use-local-draft.ts';
import type { Media } from '../schema.ts';
import { MediaDetails } from './media-details.tsx';
import { mediaFormInput, mediaFormSchema } from './media-form.ts';

/** The whole picture, and all that is known of it. */
export function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const {
    form,
    origin: _,
    ...localDraft
  } = useLocalDraft({
    draftName: `media ${media.id}`,
    resolver: zodResolver(mediaFormSchema),
    defaultValues: mediaFormInput(media),
  });
  return (
    <FormDialog
      isWide
      title={media.originalName}
      isDirty={form.formState.isDirty}
      localDraft={localDraft}
      onClose={onClose}
    >
      {({ close, finish }) => <MediaDetails media={media} form={form} onSaved={finish} onCancel={close} />}
    </FormDialog>
  );
}
