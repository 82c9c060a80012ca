import { Images, type LucideIcon, Newspaper, RadioTower, SquareStack } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { NewsTab } from '#/news/admin/news-tab.tsx';

interface PanelTab {
  value: string;
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

const Soon = lazy(() => import('./coming-soon.tsx'));

/** The tabs in order; the first one is open at the start, so its code comes with the panel. */
export const tabs = [
  { value: 'news', label: text.news, icon: Newspaper, Content: NewsTab },
  { value: 'operations', label: text.operations, icon: RadioTower, Content: Soon },
  { value: 'media', label: text.media, icon: SquareStack, Content: Soon },
  { value: 'photos', label: text.photos, icon: Images, Content: Soon },
] as const satisfies readonly PanelTab[];
