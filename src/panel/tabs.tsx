import type { LucideIcon } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

interface NamedTab {
  value: string;
  label: string;
}

interface TabsProps {
  /** `label` stands before the page's own title while the tab is open. */
  tabs: readonly [NamedTab, ...NamedTab[]];
  children: ReactNode;
}

/** The open tab stands in the address as `?tab=…`, so that a reload and the browser's Back keep to it; the first needs none. */
export function Tabs({ tabs, children }: TabsProps) {
  const [search, setSearch] = useSearchParams();
  const named = search.get(parameter);
  const { value: open, label: title } = tabs.find(({ value }) => value === named) ?? tabs[0];
  const last = useRef(open);
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

  function choose(value: string) {
    // a press tells it twice, by the pointer and by the focus, before the tab is drawn
    if (value === last.current) return;
    last.current = value;
    setSearch(value === tabs[0].value ? {} : { [parameter]: value });
  }

  return (
    <Radix.Root value={open} onValueChange={choose}>
      {children}
    </Radix.Root>
  );
}

const parameter = 'tab';

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col max-[20rem]:flex max-[20rem]:flex-wrap sm:flex sm:gap-1"
    >
      {children}
    </Radix.List>
  );
}

export function Tab({
  value,
  icon: Icon,
  children,
}: {
  value: string;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <Radix.Trigger
      value={value}
      className="flex min-h-14 cursor-pointer flex-col items-center justify-start gap-0.5 border-b-4 border-transparent px-1 pt-1.5 pb-1 text-center text-xs leading-tight font-semibold max-[20rem]:max-w-full max-[20rem]:grow max-[20rem]:wrap-break-word text-snow-200 hover:text-white data-[state=active]:border-signal-500 data-[state=active]:text-white sm:min-h-12 sm:flex-row sm:gap-2 sm:px-4 sm:py-1 sm:text-[0.9375rem]"
    >
      <Icon className="size-5 shrink-0 sm:size-4" aria-hidden />
      {children}
    </Radix.Trigger>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-card focus-visible:outline-offset-8">
      {children}
    </Radix.Content>
  );
}
