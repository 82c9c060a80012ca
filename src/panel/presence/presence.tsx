import { queryOptions, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { minute } from '#/format/durations.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { createRequestKey } from '#/http/stored-calls.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import type { Editor, EditorOfItem, PresenceSubject } from '#/stored/presence.ts';
import { asName, useNameOf, WithInitials } from '../person-names.tsx';

const presence = '/api/admin/presence';

/** Names this tab, which has one form open at a time. */
const holder = createRequestKey();

interface OpenForm {
  subject: PresenceSubject;
  /** Id of what the form changes. */
  item: number;
}

// Neither call disturbs anybody: while the page is hidden or has no network it waits, and a failure shows nobody.

/** Says that the form is open; tells who else has it open. */
const otherEditorsQuery = ({ subject, item }: OpenForm) =>
  queryOptions({
    queryKey: [presence, subject, item],
    queryFn: () => requestJson<Editor[]>('POST', presence, { subject, item, holder }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Query for the forms of a list that are open elsewhere. */
const editorsQuery = (subject: PresenceSubject | undefined) =>
  queryOptions({
    enabled: subject !== undefined,
    queryKey: [presence, subject],
    queryFn: () => getJson<EditorOfItem[]>(`${presence}/${subject}?holder=${holder}`),
    staleTime: minute / 2,
    refetchInterval: minute,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Arrives although the page is being closed; what does not arrive is forgotten after a minute. */
function leaveForm({ subject, item }: OpenForm): void {
  const body = JSON.stringify({ subject, item, holder });
  navigator.sendBeacon(`${presence}/leave`, new Blob([body], { type: 'application/json' }));
}

/**
 * Returns a function that finds who else has a form of the list open; it finds nobody while the server cannot be asked.
 * @param subject undefined for a list whose forms do not tell
 */
export function useEditors(subject: PresenceSubject | undefined): (item: number) => readonly Editor[] {
  const { data, isSuccess } = useQuery(editorsQuery(subject));
  const editors = isSuccess ? data : [];
  return (item) => editors.filter((editor) => editor.item === item);
}

/** Shows who else has this form open; while it is drawn, others hear that it is open here. */
export function OtherEditors({ subject, item }: OpenForm) {
  const { data, isSuccess, isPaused } = useQuery(otherEditorsQuery({ subject, item }));
  useEffect(() => {
    const leave = () => leaveForm({ subject, item });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [subject, item]);
  return (
    // there before anybody comes, so that screen readers tell of them
    <span aria-live="polite">
      <EditorsLine editors={isSuccess && !isPaused ? data : []} />
    </span>
  );
}

/** @param editors who has the form open elsewhere */
export function EditorsLine({ editors }: { editors: readonly Editor[] }) {
  const nameOf = useNameOf();
  if (editors.length === 0) return null;
  return (
    <span className="my-0.5 flex items-start gap-1.5 text-sm leading-snug font-semibold wrap-anywhere text-signal-700">
      <UsersRound className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0">
        <WithInitials
          words={describeEditors(editors.map((one) => ({ ...one, username: asName(nameOf(one.username)) })))}
        />
      </span>
    </span>
  );
}

function describeEditors(editors: readonly Editor[]): string {
  const names = editors.filter(({ isSelf }) => !isSelf).map(({ username }) => username);
  const all = inWords.format(names.length > 3 ? [...names.slice(0, 2), text.more(names.length - 2)] : names);
  if (names.length === editors.length) return text.editing(all);
  return names.length > 0 ? text.editingToo(all) : text.editingYourself;
}

const inWords = new Intl.ListFormat('tr');
