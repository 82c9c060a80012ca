import { CircleAlert, Hourglass } from 'lucide-react';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import type { EmptySign } from '#/panel/thumbnail.tsx';
import type { Media } from '../schema.ts';

/** In the place of a picture that waits for its copy; nothing for one that is here. */
export function copySignOf({ copyState }: Pick<Media, 'copyState'>): EmptySign | undefined {
  if (!copyState) return undefined;
  return { icon: copyState === 'failed' ? CircleAlert : Hourglass };
}

/** The same, in words: where the picture alone stands for it. */
export const wordedCopySign = (copyState: Media['copyState'] = 'waiting'): EmptySign => ({
  icon: copyState === 'failed' ? CircleAlert : Hourglass,
  note: text[copyState],
});
