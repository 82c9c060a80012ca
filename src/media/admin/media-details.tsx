import { useQueryClient } from '@tanstack/react-query';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { Fields } from '#/panel/form/fields.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { checkBy, type FormState, useValues } from '#/panel/form/form-state.ts';
import { readAgain } from '#/panel/read-again.ts';
import type { SaveCalls } from '#/panel/save/use-save.ts';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import { FocusPicker } from './focus-picker.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaFacts } from './media-facts.tsx';
import { changeOf, type MediaForm, mediaFields, mediaFormSchema } from './media-fields.tsx';
import { UsesOfPicture } from './picture-uses.tsx';

export function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const calls: SaveCalls<Media, MediaForm> = {
    save: async (draft, { over }) => {
      const change = changeOf({ ...media, ...over }, draft);
      return change ? updateMedia(media.id, change) : media;
    },
    refresh(saved) {
      if (saved) showChangedMedia(queries, saved);
      return readAgain(queries);
    },
  };
  return (
    <StoredFormDialog
      plan={{ ...plan, titles: { create: media.originalName, edit: media.originalName } }}
      stored={media}
      calls={calls}
      onClose={onClose}
      frame={({ form, save, close }) => (
        <FormFrame onSubmit={() => save.press()} save={save} onCancel={close}>
          <MediaDetails media={media} form={form} />
        </FormFrame>
      )}
    />
  );
}

const plan: Omit<StoredFormPlan<MediaForm, MediaForm>, 'titles'> = {
  kind: 'media',
  words: { created: text.saved, updated: text.saved },
  check: checkBy(mediaFormSchema),
  fields: mediaFields,
  sendsChanges: true,
};

function MediaDetails({ media, form }: { media: Media; form: FormState<MediaForm> }) {
  const { focusX: x, focusY: y } = useValues(form);
  const moveFocus = (focus: { x: number; y: number }) => {
    form.set('focusX', focus.x);
    form.set('focusY', focus.y);
  };
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <FocusPicker media={media} focus={{ x, y }} onChange={moveFocus} />
          <MediaActions media={media} />
        </div>
        <div className="grid content-start gap-4">
          <Fields form={form} fields={mediaFields} />
        </div>
      </div>
      <section className="grid gap-2">
        <h3 className="font-bold">{text.uses}</h3>
        <UsesOfPicture id={media.id} />
      </section>
      <MediaFacts media={media} />
    </>
  );
}
