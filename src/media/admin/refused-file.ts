import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { isImageFile } from '../fields/image-files.ts';
import { mostMegabytes } from '../schema.ts';

/** Says why a file is not sent at all; its message is for the person. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

const megabyte = 1024 * 1024;

/** What the server would refuse need not take its time on a slow line first. */
export const refuseLargeFile = ({ name, size }: File): Error | undefined =>
  size > mostMegabytes * megabyte ? new RefusedFile(mediaText.tooLarge(name, mostMegabytes)) : undefined;

/** Chosen files go to the server, which looks into them; what is dropped may be anything. */
export const refuseDroppedFile = (file: File): Error | undefined =>
  isImageFile(file) ? refuseLargeFile(file) : new RefusedFile(text.notAPicture(file.name));

/** Why a picture did not arrive: our sentence or the server's, else that it did not. */
export const explainFailure = (error: unknown): string =>
  error instanceof RefusedFile ? error.message : serverMessage(error, text.uploadFailed);
