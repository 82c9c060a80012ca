import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { FoundList } from '#/panel/list/list-state.tsx';
import type { Media } from '../answers.server.ts';
import type { MediaView } from './use-media-view.ts';

interface FoundMediaProps {
  view: MediaView;
  /** Stands over the words when the library is empty. */
  icon: LucideIcon;
  children: (pictures: readonly Media[]) => ReactNode;
}

const words = { ...mediaPanelText, ...text, failed: text.fetchFailed, hint: text.fetchFailedHint };

export function FoundMedia(props: FoundMediaProps) {
  return <FoundList {...props} words={words} />;
}
