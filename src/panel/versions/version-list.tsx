import { formatMoment } from '#/format/dates.ts';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { LongList } from '../list/paged-list.tsx';
import { useNameOf } from '../person-names.tsx';

interface VersionListProps {
  /** The latest first. */
  list: VersionSummary[];
  /** The version that is looked at. */
  seen?: number | undefined;
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
    <LongList
      items={list}
      viewKey=""
      className="flex gap-2 p-1 max-lg:overflow-x-auto lg:grid lg:max-h-[65dvh] lg:overflow-y-auto"
    >
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
    <li
      className={`relative flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border p-3 max-lg:w-50 max-lg:shrink-0 ${version === seen ? 'border-night-700 bg-snow-50 ring-1 ring-night-700' : 'border-snow-200'}`}
    >
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
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
          size="small"
          className="after:absolute after:inset-0"
          aria-current={version === seen}
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
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
      <span className="wrap-anywhere">{savedBy ? text.savedBy(nameOf(savedBy)) : firstVersion}</span>
    </p>
  );
}
