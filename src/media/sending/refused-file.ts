import { HttpError } from '#/http/request.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { largestFile, mostMegabytes } from '../schema.ts';

/** Refusal whose message is for the person. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/** Spares a slow line what the server would refuse. */
export const refuseLargeFile = ({ name, size }: File): Error | undefined =>
  size > largestFile ? new RefusedFile(mediaRefusalText.tooLarge(name, mostMegabytes)) : undefined;

/** The server looks into chosen files; a dropped file may be anything. */
export const refuseDroppedFile = (file: File): Error | undefined =>
  isImageFile(file) ? refuseLargeFile(file) : new RefusedFile(text.notAPicture(file.name));

export const explainFailure = (error: unknown): string =>
  error instanceof RefusedFile ? error.message : serverMessage(error, text.uploadFailed);

/** Tells whether a file will be refused again: the server refused it for what it is. */
export const willFailAgain = (error: unknown): boolean =>
  error instanceof HttpError && [400, 403, 413, 415].includes(error.status);

/** Tells whether a file claims to be a picture, by the type it gives. */
export const isImageFile = ({ type }: File): boolean => type.startsWith('image/');
