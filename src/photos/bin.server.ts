import { binOf } from '#/db/bin-of.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { findPhoto } from './store.server.ts';

export const {
  remove: deletePhoto,
  restore: restorePhoto,
  empty: emptyPhotoBin,
} = binOf({ table: 'photos', kind: 'photo', find: findPhoto, words: text, forget: forgetPictureUses });
