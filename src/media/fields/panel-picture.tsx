import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { readPictureAddress } from '#/http/picture-address.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { type EmptySign, Thumbnail } from '#/panel/thumbnail.tsx';
import { panelThumbnail } from '../panel-pictures.ts';
import { pictureAtQuery } from '../pictures-at.ts';

interface PanelPictureProps {
  url: string | null;
  alt?: string;
  className?: string;
}

export function PanelPicture({ url, alt, className }: PanelPictureProps) {
  return <Thumbnail {...usePanelPicture(url)} alt={alt} className={className} />;
}

/** Shows the copy of a picture from another site, or a sign that the copy has not come. */
function usePanelPicture(url: string | null): { src: string | null; sign?: EmptySign } {
  const { here, outside } = readPictureAddress(url ?? '') ?? {};
  const { data: media } = useQuery({ ...pictureAtQuery(url ?? ''), enabled: outside !== undefined });
  if (outside === undefined) return { src: smallPicture(here ?? null) };
  return media ? { src: panelThumbnail(media) } : { src: null, sign: waiting };
}

const waiting: EmptySign = { icon: Hourglass, note: mediaCopyText.waiting };

/** Returns the smaller width of a picture that comes with the site; other addresses stay as they are. */
const smallPicture = (url: string | null): string | null =>
  url?.replace(/^(\/artwork\/[a-z0-9-]+)-1600\.webp$/, '$1-480.webp') ?? null;
