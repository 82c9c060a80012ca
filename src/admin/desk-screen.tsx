import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight, LampDesk } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { documentsQuery } from '#/documents/queries.ts';
import { day, hour } from '#/format/durations.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { fetchOrSay } from '#/http/fetch-list.ts';
import { tabPath } from '#/http/panel-links.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { deskText as text } from '#/i18n/tr/desk.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { tabLabels } from '#/i18n/tr/panel-search.ts';
import { leadingBack } from '#/panel/dialog/closing.ts';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { bringHere, titleOf } from '#/panel/list/unfinished-list.tsx';
import { asName, useNameOf, WithInitials } from '#/panel/person-names.tsx';
import type { KeptText } from '#/panel/save/kept-texts.ts';
import { useUnfinished } from '#/panel/save/use-unfinished.ts';
import { signedInHere } from '#/panel/sign-in-request.ts';
import { TextLink } from '#/ui/text-link.tsx';
import type { Desk, DeskPart, PanelRow } from './answers.server.ts';

/** Rows of one's own texts; the server shows as many of each part. */
const few = 5;

/** What waits for the person signed in, and what others did meanwhile. */
export default function DeskScreen() {
  const [since] = useState(readLastVisit);
  const { data, error, isFetching } = useQuery(deskQuery(since));
  const unfinished = useUnfinishedRows();
  const at = data?.at;
  useEffect(() => {
    if (at) keepVisit({ since, at });
  }, [since, at]);
  const own: ShownPart = {
    name: 'unfinished',
    rows: unfinished.slice(0, few),
    hasMore: unfinished.length > few,
  };
  const parts = [...(unfinished.length > 0 ? [own] : []), ...(data?.parts ?? [])];
  const groups = [
    { title: text.waiting, parts: parts.filter(({ name }) => name !== 'changes') },
    { title: text.parts.changes, parts: parts.filter(({ name }) => name === 'changes') },
  ].filter((group) => group.parts.length > 0);
  return (
    <>
      <SectionHeader title={panelText.desk} help="desk" note={text.hint} />
      <div className="grid grid-cols-1 items-start gap-6 *:only:col-span-full lg:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="grid grid-cols-1 gap-3">
            <h3 className="text-lg font-bold">{group.title}</h3>
            {group.parts.map((part) => (
              <div key={part.name}>
                {part.name !== 'changes' && <h4 className="mb-1.5 font-semibold">{text.parts[part.name]}</h4>}
                <Rows part={part} />
              </div>
            ))}
          </section>
        ))}
        <ListState
          query={{ data: data?.parts, error, isFetching }}
          words={{ loading: text.loading, failed: text.failed, hint: text.failedHint }}
          empty={
            groups.length === 0 && <EmptyState icon={LampDesk} title={text.empty} hint={text.emptyHint} />
          }
        >
          {() => null}
        </ListState>
        {data && data.read.pages.length > 0 && <MostRead {...data.read} />}
      </div>
    </>
  );
}

interface ShownRow extends PanelRow {
  /** A text of this person's that its form is to go on with. */
  unfinished?: KeptText;
}

interface ShownPart {
  name: DeskPart['name'] | 'unfinished';
  rows: ShownRow[];
  hasMore: boolean;
}

function Rows({ part: { rows, hasMore } }: { part: ShownPart }) {
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-snow-200 rounded-card border border-snow-200 bg-white shadow-card">
        {rows.map((row) => (
          <Row key={`${row.href} ${row.title} ${row.done}`} row={row} />
        ))}
      </ul>
      {hasMore && (
        <p className="flex flex-wrap gap-x-4">
          {[...new Set(rows.map(({ tab }) => tab))].map((tab) => (
            <Link key={tab} href={tabPath(tab)} className="min-h-11 content-center font-semibold underline">
              {text.more(tabLabels[tab])}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function Row({ row }: { row: ShownRow }) {
  const { title, href, unfinished } = row;
  return (
    <li>
      <Link
        href={href}
        state={href.includes('edit=') ? leadingBack : undefined}
        onClick={(event) => unfinished && !bringHere(unfinished) && event.preventDefault()}
        className="flex min-h-14 items-center gap-3 rounded-card px-4 py-2 hover:bg-snow-50"
      >
        <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
          <bdi className="leading-snug font-semibold">{title}</bdi>
          <span className="text-[0.8125rem] leading-snug text-ink-soft">
            <WithInitials words={useFacts(row)} />
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-night-600" aria-hidden />
      </Link>
    </li>
  );
}

function MostRead({ pages, ...sum }: Desk['read']) {
  return (
    <section aria-label={text.read.title} className="grid grid-cols-1 gap-3">
      <h3 className="text-lg font-bold">{text.read.title}</h3>
      <p>{text.read.sum(sum)}</p>
      <ol className="grid grid-cols-1 divide-y divide-snow-200 rounded-card border border-snow-200 bg-white shadow-card">
        {pages.map(({ path, title, reads }) => (
          <li key={path} className="flex min-h-11 items-center justify-between gap-3 px-4">
            <TextLink href={path} className="my-2 wrap-anywhere">
              {title}
            </TextLink>
            <span className="shrink-0 text-sm text-ink-soft">{text.read.times(reads)}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{text.read.how}</p>
    </section>
  );
}

function useFacts({ tab, note, by, done, at }: PanelRow): string {
  const nameOf = useNameOf();
  const ago = at && formatRelativeTime(at, new Date());
  const who = by && [asName(nameOf(by)), done].filter(Boolean).join(' ');
  return [tabLabels[tab], note, who && ago ? text.changed(who, ago) : ago].filter(Boolean).join(' · ');
}

const deskQuery = (since: string) =>
  queryOptions({
    queryKey: ['/api/admin/desk', since],
    queryFn: () => fetchOrSay<Desk>(`/api/admin/desk?${new URLSearchParams({ since })}`, text.failed),
    staleTime: 0,
  });

/** When somebody last looked at the desk on this device, at the server's time, and since when they were told then. */
interface Visit {
  since: string;
  at: string;
}

const placeOfVisit = () => `desk ${signedInHere.read().id ?? ''}`;

/** Gives the time from which on changes are news. Looks within an hour are one visit; before the first, a week counts. */
function readLastVisit(): string {
  const now = Date.now();
  try {
    const { since, at }: Visit = JSON.parse(localStorage.getItem(placeOfVisit()) ?? '');
    return new Date(now - Date.parse(at) < hour ? since : at).toISOString();
  } catch {
    return new Date(now - 7 * day).toISOString();
  }
}

function keepVisit(visit: Visit): void {
  try {
    localStorage.setItem(placeOfVisit(), JSON.stringify(visit));
  } catch {
    // where nothing can be kept, each visit shows the last week
  }
}

const forms: Record<string, [tab: PanelRow['tab'], pathOf: (id: number) => string]> = {
  news: ['news', editPaths.news],
  operation: ['operations', editPaths.operation],
  photo: ['photos', editPaths.photo],
  document: ['site', (id) => editPaths.document(id)],
  media: ['media', () => tabPath('media')],
};

/** The texts on this device, and those that are parked, each with the way to its form. */
function useUnfinishedRows(): ShownRow[] {
  const texts = useUnfinished();
  const isOfSite = texts.some(({ kind }) => kind === 'document');
  const { data: sections } = useQuery({ ...documentsQuery, enabled: isOfSite });
  return texts.flatMap((unfinished) => {
    const { kind, id, slot, kept } = unfinished;
    const [tab, pathOf] = forms[kind] ?? [];
    if (!tab || !pathOf) return [];
    const section = tab === 'site' ? sections?.find((section) => section.id === id) : undefined;
    const title = section?.title ?? titleOf(unfinished);
    const href = id === undefined ? `${pathOf(0)}&field=${encodeURIComponent(slot)}` : pathOf(id);
    return { unfinished, tab, title, href, at: kept.typedAt };
  });
}
