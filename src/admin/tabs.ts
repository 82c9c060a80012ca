import { Images, type LucideIcon, Newspaper, RadioTower, SquareStack } from 'lucide-react';
import type { ComponentType } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { NewsTab } from '#/news/admin/news-tab.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { Loading } from '#/panel/loading.tsx';

interface PanelTab {
  value: string;
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

const OperationsTab = lazy(() => import('#/operations/admin/operations-tab.tsx'), Loading);
const MediaTab = lazy(() => import('#/media/admin/media-tab.tsx'), Loading);
const PhotosTab = lazy(() => import('#/photos/admin/photos-tab.tsx'), Loading);

/** The first tab is open at the start, so its code comes with the panel. */
export const tabs = [
  { value: 'news', label: text.news, icon: Newspaper, Content: NewsTab },
  { value: 'operations', label: text.operations, icon: RadioTower, Content: OperationsTab },
  { value: 'media', label: text.media, icon: SquareStack, Content: MediaTab },
  { value: 'photos', label: text.photos, icon: Images, Content: PhotosTab },
] as const satisfies readonly PanelTab[];

export const tabValues = ['news', 'operations', 'media', 'photos'] as const satisfies TabValue[];

type TabValue = (typeof tabs)[number]['value'];
