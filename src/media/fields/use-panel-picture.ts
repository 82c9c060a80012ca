import { useQuery } from '@tanstack/react-query';
import { readPictureAddress } from '#/http/picture-address.ts';
import type { EmptySign } from '#/panel/thumbnail.tsx';
import { findOutsidePicture, panelThumbnail } from '../library-pictures.ts';
import { mediaCopiesQuery } from '../queries.ts';
import { smallPicture } from '../small-picture.ts';
import { wordedCopySign } from './copy-sign.ts';

/** What a thumbnail of the panel shows for an address: of a picture of another site its copy, or that it is waited for. */
export function usePanelPicture(url: string | null): { src: string | null; sign?: EmptySign } {
  const { here, outside } = readPictureAddress(url ?? '') ?? {};
  const { data: library = [] } = useQuery({ ...mediaCopiesQuery, enabled: outside !== undefined });
  if (outside === undefined) return { src: smallPicture(here ?? null) };
  const media = findOutsidePicture(library, outside);
  const src = media ? panelThumbnail(media) : null;
  return src ? { src } : { src, sign: wordedCopySign(media?.copyState) };
}
