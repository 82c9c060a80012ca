import { useQueryClient } from '@tanstack/react-query';
import { mediaText } from '#/i18n/tr/media.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { Fields } from '#/panel/form/fields.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { checkBy } from '#/panel/form/form-state.ts';
import { readAgain } from '#/panel/read-again.ts';
import type { SaveCalls } from '#/panel/save/use-save.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { photoList, photoQuery, savePhoto } from '../queries.ts';
import { type Photo, type PhotoDraft, type PhotoInput, photoDraftSchema } from '../schema.ts';
import { photoControls, photoForm, readKeptPhoto } from './photo-fields.tsx';

interface PhotoDialogProps {
  /** Of the photo to change; undefined for a new one. */
  id?: number;
  /** The photo as the list holds it. */
  known?: Photo;
  /** The slot of the text to go on with. */
  slot?: string;
  onClose: () => void;
}

export default function PhotoDialog({ id, known, ...form }: PhotoDialogProps) {
  const queries = useQueryClient();
  const calls: SaveCalls<Photo, PhotoDraft> = {
    save: savePhoto,
    refresh: (saved) => readAgain(queries, { list: photoList, saved }),
  };
  if (id === undefined) return <NewPhoto calls={calls} {...form} />;
  return (
    <FreshItem query={photoQuery(id)} known={known} title={text.editTitle} onClose={form.onClose}>
      {(photo) =>
        photo ? (
          <PictureFormDialog plan={plan} stored={photo} calls={calls} {...form} />
        ) : (
          <NewPhoto calls={calls} {...form} />
        )
      }
    </FreshItem>
  );
}

interface NewPhotoProps extends Pick<PhotoDialogProps, 'slot' | 'onClose'> {
  calls: SaveCalls<Photo, PhotoDraft>;
}

/** Is nothing without its picture, so a press waits for that. */
function NewPhoto(form: NewPhotoProps) {
  const uploads = useFormUploads();
  return (
    <FormOfUploads value={uploads.form}>
      <StoredFormDialog
        plan={newPlan}
        {...form}
        frame={({ form, save, close }) => (
          <FormFrame
            onSubmit={() => save.press()}
            save={save}
            waitingFor={uploads.isSending ? mediaText.pictureOnItsWay : undefined}
            onCancel={close}
          >
            <Fields form={form} fields={photoForm} controls={photoControls} />
          </FormFrame>
        )}
      />
    </FormOfUploads>
  );
}

const plan: StoredFormPlan<PhotoInput, PhotoDraft> = {
  kind: 'photo',
  titles: { create: text.addTitle, edit: text.editTitle },
  words: { created: text.added, updated: text.updated },
  fields: photoForm,
  controls: photoControls,
  check: checkBy(photoDraftSchema),
  adapt: readKeptPhoto,
};

const newPlan: typeof plan = { ...plan, words: { ...plan.words, failed: text.notAdded } };
