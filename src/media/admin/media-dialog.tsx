import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { useKeptForm } from '#/panel/form/use-kept-form.ts';
import type { Media } from '../schema.ts';
import { MediaDetails } from './media-details.tsx';
import { mediaFormInput, mediaFormSchema } from './media-form.ts';

/** The whole picture, and all that is known of it. */
export function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const {
    form,
    origin: _,
    ...keeping
  } = useKeptForm({
    keepAs: `media ${media.id}`,
    resolver: zodResolver(mediaFormSchema),
    defaultValues: mediaFormInput(media),
  });
  return (
    <FormDialog
      isWide
      title={media.originalName}
      isDirty={form.formState.isDirty}
      keeping={keeping}
      onClose={onClose}
    >
      {({ close, finish }) => <MediaDetails media={media} form={form} onSaved={finish} onCancel={close} />}
    </FormDialog>
  );
}
