import { useQuery } from '@tanstack/react-query';
import { Images, LampDesk, Newspaper, PanelsTopLeft, RadioTower, SquareStack } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { NewsTab } from '#/news/admin/news-tab.tsx';
import { operationChoicesQuery } from '#/operations/queries.ts';
import { FailureBoundary, Loading } from '#/panel/failure.tsx';
import { type OperationFieldProps, OperationsContext } from '#/panel/form/operation-field.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { mayDo } from '#/staff/permissions.ts';

const OperationsTab = lazy(() => import('#/operations/admin/operations-tab.tsx'), Loading);
const MediaTab = lazy(() => import('#/media/admin/media-tab.tsx'), Loading);
const PhotosTab = lazy(() => import('#/photos/admin/photos-tab.tsx'), Loading);
const DeskScreen = lazy(() => import('./desk-screen.tsx'), Loading);
const SiteScreen = lazy(() => import('#/documents/admin/site-screen.tsx'), Loading);

/** The first tab is open at the start, so its code comes with the panel. */
const tabs = [
  { value: 'news', label: text.news, icon: Newspaper, Content: NewsTab },
  { value: 'operations', label: text.operations, icon: RadioTower, Content: OperationsTab },
  { value: 'media', label: text.media, icon: SquareStack, Content: MediaTab },
  { value: 'photos', label: text.photos, icon: Images, Content: PhotosTab },
] as const;

/** Places beside the tabs: the first stands before them, the other behind them, and on a phone in the menu. */
const places = [
  { value: 'desk', label: text.desk, icon: LampDesk, Content: DeskScreen, permission: 'content' },
  { value: 'site', label: staffText.site, icon: PanelsTopLeft, Content: SiteScreen, permission: 'site' },
] as const;

const mayOpen = (role: string) => (place: Place) => mayDo(role, place.permission);

const parameter = 'tab';

/**
 * Keeps the open tab or place in the address as `?tab=…`, so that a reload and the browser's Back keep to it; the first needs none.
 * @param role of who sees the panel
 */
export function useOpenTab(role: string) {
  const [search, setSearch] = useSearchParams();
  const named = search.get(parameter);
  const { value: open, label: title } =
    [...tabs, ...places.filter(mayOpen(role))].find(({ value }) => value === named) ?? tabs[0];
  const last = useRef<string>(open);
  useLayoutEffect(() => {
    last.current = open;
  });

  useEffect(() => {
    const whole = document.title;
    document.title = `${title} · ${whole}`;
    return () => {
      document.title = whole;
    };
  }, [title]);

  function onValueChange(value: string) {
    // a press tells it twice, by the pointer and by the focus, before the tab is drawn
    if (value === last.current) return;
    last.current = value;
    setSearch(value === tabs[0].value ? {} : { [parameter]: value });
  }

  // the keyboard passes the tabs on its way, and must not leave an open place by that
  const isPlace = places.some(({ value }) => value === open);
  return { value: open, onValueChange, activationMode: isPlace ? 'manual' : 'automatic' } as const;
}

const triggerClass =
  'flex min-h-14 cursor-pointer focus-visible:-outline-offset-3 flex-col items-center justify-start gap-0.5 border-b-4 border-transparent px-1 pt-1.5 pb-1 text-center text-xs leading-tight font-semibold text-snow-200 hover:text-white data-[state=active]:border-signal-500 data-[state=active]:text-white sm:min-h-12 sm:flex-row sm:gap-2 sm:px-4 sm:py-1 sm:text-[0.9375rem]';

interface TabListProps extends ReturnType<typeof useOpenTab> {
  role: string;
}

/** The tabs, and the places beside them, which are buttons: nobody who counts tabs finds more of them. */
export function TabList({ role, value: open, onValueChange }: TabListProps) {
  const [desk, ...behind] = places
    .filter(mayOpen(role))
    .map((place) => (
      <PlaceButton
        key={place.value}
        place={place}
        isOpen={place.value === open}
        onOpen={() => onValueChange(place.value)}
      />
    ));
  return (
    <div className="scroll-row flex [--row-ground:var(--color-night-900)] sm:gap-1">
      {desk}
      <Tabs.List aria-label={text.sections} className="grid grow grid-flow-col sm:flex sm:grow-0 sm:gap-1">
        {tabs.map(({ value, label, icon: Icon }) => (
          <Tabs.Trigger key={value} value={value} className={triggerClass}>
            <Icon className="size-5 shrink-0 sm:size-4" aria-hidden />
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {behind}
    </div>
  );
}

type Place = (typeof places)[number];

function PlaceButton({ place, isOpen, onOpen }: { place: Place; isOpen: boolean; onOpen: () => void }) {
  const { value, label, icon: Icon } = place;
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      data-state={isOpen ? 'active' : 'inactive'}
      onClick={onOpen}
      className={`${triggerClass} ${value === 'site' ? 'max-sm:hidden' : ''}`}
    >
      <Icon className="size-5 shrink-0 sm:size-4" aria-hidden />
      {label}
    </button>
  );
}

/**
 * Draws each tab in a boundary of its own, around its place too: what cannot be taken away when another tab is opened
 * fails there.
 */
export function TabPanels({ open }: { open: string }) {
  const place = places.find(({ value }) => value === open);
  return (
    <OperationsContext value={operations}>
      {place && (
        <FailureBoundary key={place.value}>
          <place.Content />
        </FailureBoundary>
      )}
      {tabs.map(({ value, Content }) => {
        const inPanel = (content: ReactNode) => (
          <Tabs.Content value={value} className="rounded-card focus-visible:outline-offset-8">
            {content}
          </Tabs.Content>
        );
        return (
          <FailureBoundary key={value} around={inPanel}>
            {inPanel(<Content />)}
          </FailureBoundary>
        );
      })}
    </OperationsContext>
  );
}

const Choice = lazy(async () => (await import('#/operations/admin/operation-choice.tsx')).OperationChoice);

/** Comes with the first form, and not with the panel. Without it the form works, and the chosen operation stays. */
function LateOperationChoice(props: OperationFieldProps) {
  return (
    <FailureBoundary instead={null}>
      <Choice {...props} />
    </FailureBoundary>
  );
}

function useOperationTitle(id: number | null): string | undefined {
  const { data: operations } = useQuery({ ...operationChoicesQuery, enabled: id !== null });
  return operations?.find((operation) => operation.id === id)?.title;
}

/** Operations for the other domains, because none may import another. */
const operations = { Field: LateOperationChoice, useTitle: useOperationTitle };
