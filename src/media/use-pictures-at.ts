import { useQueries } from '@tanstack/react-query';
import type { Media } from './answers.server.ts';
import { type PicturesAt, pictureAtQuery, presentPictures } from './pictures-at.ts';

export const usePicturesAt = (addresses: readonly string[]): PicturesAt =>
  useQueries({ queries: [...new Set(addresses)].map(pictureAtQuery), combine });

const combine = (answers: { data: Media | null | undefined }[]) =>
  presentPictures(answers.map(({ data }) => data));
