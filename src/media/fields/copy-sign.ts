import { CircleAlert, Hourglass } from 'lucide-react';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import type { EmptySign } from '#/panel/thumbnail.tsx';
import type { Media } from '../schema.ts';

/** Undefined for a picture whose copy is here. */
export function copySignOf({ copyState }: Pick<Media, 'copyState'>): EmptySign | undefined {
  if (!copyState) return undefined;
  return { icon: copyState === 'failed' ? CircleAlert : Hourglass };
}

/** With a note, for places that show nothing but the picture. */
export const wordedCopySign = (copyState: Media['copyState'] = 'waiting'): EmptySign => ({
  icon: copyState === 'failed' ? CircleAlert : Hourglass,
  note: text[copyState],
});
