import { mediaText } from '#/i18n/tr/media.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { checkBy } from '#/panel/form/form-state.ts';
import { formScreenOf } from '#/panel/stored/form-screen.tsx';
import { photoList, photoQuery, savePhoto } from '../queries.ts';
import { type Photo, type PhotoDraft, type PhotoInput, photoDraftSchema } from '../schema.ts';
import { photoControls, photoForm, readKeptPhoto } from './photo-fields.tsx';

export default formScreenOf<Photo, PhotoInput, PhotoDraft, Photo>({
  kind: 'photo',
  query: photoQuery,
  isWholeInList: true,
  list: photoList,
  save: savePhoto,
  help: 'photos',
  titles: { create: text.addTitle, edit: text.editTitle },
  words: { created: text.added, updated: text.updated, notCreated: text.notAdded },
  fields: photoForm,
  controls: photoControls,
  check: checkBy(photoDraftSchema),
  adapt: readKeptPhoto,
  useUploads: useFormUploads,
  waitingFor: mediaText.pictureOnItsWay,
});
