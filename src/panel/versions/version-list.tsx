import { formatMoment } from '#/format/dates.ts';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { LongList } from '../list/paged-list.tsx';
import { useNameOf } from '../staff-names.ts';

interface VersionListProps {
  /** The latest first. */
  list: VersionSummary[];
  /** The version looked at last, which gets the focus again. */
  seen?: number;
  isAlwaysOut?: boolean;
  /** Stands for the author of a version that nobody has saved. */
  firstVersion?: string;
  onChoose: (version: number) => void;
}

export function VersionList({ list, isAlwaysOut, ...row }: VersionListProps) {
  const [current] = list;
  const live = isAlwaysOut ? list.find(({ published }) => published) : undefined;
  // where all are the same, the dialog says it above the list
  const isTitled = list.some(({ title }) => title !== current?.title);
  return (
    <LongList items={list} viewKey="" className="grid gap-3">
      {(summary) => <VersionRow key={summary.version} {...{ summary, current, live, isTitled }} {...row} />}
    </LongList>
  );
}

interface VersionRowProps extends Pick<VersionListProps, 'seen' | 'firstVersion' | 'onChoose'> {
  summary: VersionSummary;
  current: VersionSummary | undefined;
  /** The version that visitors read, where that may be another one than the present. */
  live: VersionSummary | undefined;
  isTitled: boolean;
}

function VersionRow({ summary, current, live, isTitled, seen, firstVersion, onChoose }: VersionRowProps) {
  const { version, title, published } = summary;
  const wasOut = published ? publicationText.published : publicationText.draft;
  const isCurrent = summary === current;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-snow-200 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-bold">{text.version(version)}</h3>
          <Badge tone={published ? 'safe' : 'waiting'}>
            {summary === live ? publicationText.isOut : wasOut}
          </Badge>
          {isCurrent && summary === (live ?? current) && <Badge>{text.current}</Badge>}
        </div>
        {isTitled && <p className="leading-snug wrap-anywhere">{title}</p>}
        <VersionOrigin {...summary} firstVersion={firstVersion} />
      </div>
      {!isCurrent && (
        <Button
          ref={version === seen ? focusWhenDrawn : undefined}
          size="small"
          aria-label={text.viewOf(version)}
          onClick={() => onChoose(version)}
        >
          {text.view}
        </Button>
      )}
    </li>
  );
}

type VersionOriginProps = Pick<SavedVersion, 'savedAt' | 'savedBy'> & { firstVersion?: string };

export function VersionOrigin({
  savedAt,
  savedBy,
  firstVersion = text.savedBy(text.unknownPerson),
}: VersionOriginProps) {
  const nameOf = useNameOf();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
      <span className="wrap-anywhere">{savedBy ? text.savedBy(nameOf(savedBy)) : firstVersion}</span>
    </p>
  );
}

/** Focuses a drawn element, as its `ref`, where one step of a dialog replaces another. */
export const focusWhenDrawn = (element: HTMLElement | null) => element?.focus();
