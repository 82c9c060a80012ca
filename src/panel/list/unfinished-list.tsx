import { NotebookPen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { Button } from '../button.tsx';
import { lazyDialog } from '../dialog/lazy-dialog.tsx';
import type { DraftInSlot } from '../form/local-drafts.ts';
import { useUnfinished } from '../form/use-unfinished.ts';

const UnfinishedDrop = lazyDialog(() => import('./unfinished-drop.tsx'));

/** What a form needs to go on with a text. */
export interface Unfinished {
  slot: string;
  /** Of the stored thing that it changes; undefined for a new one. */
  id?: number;
}

interface UnfinishedListProps {
  kind: string;
  /** Called with the ids of the stored things among them. */
  onFound: (ids: ReadonlySet<number>) => void;
  onResume: (draft: Unfinished) => void;
}

const shownAtFirst = 3;

/** Says which texts of this device were not saved; empty when there are none. */
export default function UnfinishedList({ kind, onFound, onResume }: UnfinishedListProps) {
  const drafts = useUnfinished(kind);
  const [areAllShown, setAllShown] = useState(false);
  const [dropped, setDropped] = useState<DraftInSlot>();
  const tellFound = useEffectEvent(onFound);
  useEffect(() => tellFound(new Set(drafts.flatMap((found) => unfinishedOf(found).id ?? []))), [drafts]);
  const shown = areAllShown ? drafts : drafts.slice(0, shownAtFirst);
  return (
    <>
      {drafts.length > 0 && (
        <section
          aria-label={text.title(drafts.length)}
          className="mb-4 grid gap-2 rounded-card border border-signal-500 bg-white p-4"
        >
          <h3 className="flex items-center gap-2 font-bold">
            <NotebookPen className="size-5 shrink-0" aria-hidden />
            {text.title(drafts.length)}
          </h3>
          <ul className="grid divide-y divide-snow-200">
            {shown.map((found) => (
              <UnfinishedRow
                key={found.slot}
                found={found}
                onResume={() => onResume(unfinishedOf(found))}
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

interface UnfinishedRowProps {
  found: DraftInSlot;
  onResume: () => void;
  onDrop: () => void;
}

function UnfinishedRow({ found, onResume, onDrop }: UnfinishedRowProps) {
  const title = titleOf(found);
  const { typedAt } = found.draft;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-48 leading-snug wrap-anywhere">
        <bdi>{title}</bdi>{' '}
        <time dateTime={typedAt} className="block text-sm text-ink-soft">
          {formatRelativeTime(typedAt, new Date())}
        </time>
      </p>
      <div className="flex gap-2">
        <Button size="small" aria-label={text.resumeOf(title)} onClick={onResume}>
          {text.resume}
        </Button>
        <Button size="small" look="dangerQuiet" aria-label={text.dropOf(title)} onClick={onDrop}>
          {text.drop}
        </Button>
      </div>
    </li>
  );
}

/** As it would be stored. */
function titleOf({ draft: { values } }: DraftInSlot): string {
  const { title } = values as { title?: unknown };
  return (typeof title === 'string' && withoutTurning(title).trim()) || text.untitled;
}

function unfinishedOf({ slot, draftName }: DraftInSlot): Unfinished {
  const id = Number(draftName.split(' ')[1]);
  return Number.isNaN(id) ? { slot } : { slot, id };
}
