import { useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { Button } from '../button.tsx';
import { Confirm } from '../dialog/confirm.tsx';
import { serverMessage } from '../failure.tsx';
import { type KeptText, parkedPath, readKeptText, writeKeptText } from '../save/kept-texts.ts';
import { dropUnfinished, useUnfinished } from '../save/use-unfinished.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

/** Unsaved text, with what a form needs to reopen it. */
export interface Unfinished {
  slot: string;
  /** Of the stored thing that it changes; undefined for a new one. */
  id?: number;
}

interface UnfinishedListProps {
  kind: string;
  /** At the top of a form for something new: on one line, what else is new. */
  isOverForm?: boolean;
  /** Called with the ids of the stored things among them. */
  onFound?: (ids: ReadonlySet<number>) => void;
  onResume: (draft: Unfinished) => void;
}

const shownAtFirst = 3;

/** Texts on this device from which on it says so, before there is no room for more. */
const many = 30;

/** Says which texts were not saved; empty when there are none. */
export default function UnfinishedList({ kind, isOverForm, onFound, onResume }: UnfinishedListProps) {
  const drafts = useUnfinished(kind);
  const [areAllShown, setAllShown] = useState(false);
  const [dropped, setDropped] = useState<KeptText>();
  const tellFound = useEffectEvent((ids: ReadonlySet<number>) => onFound?.(ids));
  useEffect(() => tellFound(new Set(drafts.flatMap(({ id }) => id ?? []))), [drafts]);
  function resume(found: KeptText) {
    if (bringHere(found)) onResume({ slot: found.slot, ...(found.id !== undefined && { id: found.id }) });
  }
  const onlyHere = drafts.filter(isOnlyHere).length;
  if (isOverForm) return <UnfinishedLine drafts={drafts.filter(isNew)} onResume={resume} />;
  const shown = areAllShown ? drafts : drafts.slice(0, shownAtFirst);
  return (
    <>
      {drafts.length > 0 && (
        <section
          aria-label={text.title(drafts.length)}
          className="mb-3 grid gap-1 rounded-card border border-signal-500 bg-white px-4 py-2 sm:mb-4 sm:gap-2 sm:py-4"
        >
          <h3 className="flex items-center gap-2 font-bold">
            <NotebookPen className="size-5 shrink-0" aria-hidden />
            {text.title(drafts.length)}
          </h3>
          {onlyHere >= many && <p className="text-sm text-ink-soft">{text.manyHere(onlyHere)}</p>}
          <ul className="grid divide-y divide-snow-200">
            {shown.map((found) => (
              <UnfinishedRow
                key={found.slot}
                found={found}
                onResume={() => resume(found)}
                onDrop={() => setDropped(found)}
              />
            ))}
          </ul>
          {drafts.length > shown.length && (
            <Button size="small" className="justify-self-start" onClick={() => setAllShown(true)}>
              {text.showAll}
            </Button>
          )}
        </section>
      )}
      {dropped && (
        <UnfinishedDrop found={dropped} title={titleOf(dropped)} onClose={() => setDropped(undefined)} />
      )}
    </>
  );
}

/** Brings a parked text to this device, where a form goes on with it. @returns false, and says so, when there is no room */
export function bringHere(found: KeptText): boolean {
  if (readKeptText(found.slot) || writeKeptText(found)) return true;
  showToast({ title: text.noRoom });
  return false;
}

interface UnfinishedLineProps {
  drafts: KeptText[];
  onResume: (found: KeptText) => void;
}

/** Opens to a list when there are several, so that the form keeps its room. */
function UnfinishedLine({ drafts, onResume }: UnfinishedLineProps) {
  const title = text.title(drafts.length);
  const lead = drafts.length === 1 ? `${title}: ` : '';
  const rows = drafts.map((found) => (
    <UnfinishedRow key={found.slot} lead={lead} found={found} onResume={() => onResume(found)} />
  ));
  if (drafts.length === 0) return null;
  return (
    <section aria-label={title} className="shrink-0 border-b border-snow-200 bg-snow-50 px-5 py-1 sm:px-6">
      {lead && <ul>{rows}</ul>}
      {!lead && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center font-semibold">{title}</summary>
          <ul className="grid max-h-[40dvh] divide-y divide-snow-200 overflow-y-auto">{rows}</ul>
        </details>
      )}
    </section>
  );
}

interface UnfinishedRowProps {
  found: KeptText;
  onResume: () => void;
  onDrop?: () => void;
  lead?: string;
}

function UnfinishedRow({ found, onResume, onDrop, lead }: UnfinishedRowProps) {
  const title = titleOf(found);
  const { typedAt } = found.kept;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-48 leading-snug wrap-anywhere">
        {lead}
        <bdi>{title}</bdi>{' '}
        <span className="block text-sm text-ink-soft">
          <time dateTime={typedAt}>{formatRelativeTime(typedAt, new Date())}</time>
          {isOnlyHere(found) && ` · ${text.onlyHere}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={text.resumeOf(title)} onClick={onResume}>
          {text.resume}
        </Button>
        {onDrop && (
          <Button size="small" look="dangerQuiet" aria-label={text.dropOf(title)} onClick={onDrop}>
            {text.drop}
          </Button>
        )}
      </div>
    </li>
  );
}

const isNew = ({ id }: KeptText) => id === undefined;

const isOnlyHere = (found: KeptText) => isNew(found) && !found.kept.parked;

/** Returns the title as it would be stored. */
export function titleOf({ kept: { values } }: KeptText): string {
  const { title } = values as { title?: unknown };
  return (typeof title === 'string' && withoutTurning(title).trim()) || text.untitled;
}

interface UnfinishedDropProps {
  found: KeptText;
  title: string;
  onClose: () => void;
}

function UnfinishedDrop({ found, title, onClose }: UnfinishedDropProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => dropUnfinished(found),
    onError: (error) =>
      void showToast({ title: text.notDropped, description: serverMessage(error, text.tryAgain) }),
    onSettled() {
      void queries.invalidateQueries({ queryKey: [parkedPath] });
      onClose();
    },
  });
  return (
    <Confirm
      title={text.dropTitle}
      description={text.dropHint(title, found.kept.parked !== undefined)}
      confirmLabel={text.dropConfirm}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
