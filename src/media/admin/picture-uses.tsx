import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Image, type LucideIcon, Newspaper, PanelsTopLeft, Siren } from 'lucide-react';
import { editPaths } from '#/http/panel-paths.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import { mayDo } from '#/staff/permissions.ts';
import { signedInQuery } from '#/staff/queries.ts';
import { TextLink } from '#/ui/text-link.tsx';
import type { PictureUse } from '../answers.server.ts';
import { pictureUsesQuery } from '../queries.ts';

const icons: Record<PictureUse['kind'], LucideIcon> = {
  news: Newspaper,
  operation: Siren,
  photo: Image,
  document: PanelsTopLeft,
};

interface PictureUsesProps {
  uses: readonly PictureUse[];
  /** For uses of several pictures in one list. */
  isNamed?: boolean;
}

export function PictureUses({ uses, isNamed = false }: PictureUsesProps) {
  return (
    <ul className="grid divide-y divide-snow-200 rounded-md border border-snow-200 bg-white text-ink">
      {uses.map((use) => (
        <PictureUseRow
          key={`${use.mediaId} ${use.kind} ${use.id} ${use.place}`}
          use={use}
          isNamed={isNamed}
        />
      ))}
    </ul>
  );
}

function PictureUseRow({ use, isNamed }: { use: PictureUse; isNamed: boolean }) {
  const { kind, place, isInBin, originalName } = use;
  const Icon = icons[kind];
  return (
    <li className="flex items-start gap-2.5 px-3 py-2 text-left">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden />
      <div className="grid min-w-0 gap-0.5">
        <UseTitle use={use} />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {text.useOf(kind, place)}
          {isInBin && <Badge tone="waiting">{text.inBin}</Badge>}
        </span>
        {isNamed && <span className="text-sm wrap-anywhere text-ink-soft">{originalName}</span>}
      </div>
    </li>
  );
}

/** Opens in a tab of its own, because the form of the picture may hold what is not saved yet. */
function UseTitle({ use }: { use: PictureUse }) {
  const person = useQueryClient().getQueryData(signedInQuery.queryKey);
  const path = findUsePath(use, person?.role);
  if (!path) return <span className="leading-snug font-semibold wrap-anywhere">{use.title}</span>;
  return (
    <TextLink
      href={path}
      target="_blank"
      rel="noopener"
      className="justify-self-start leading-snug wrap-anywhere"
    >
      {use.title} <span className="sr-only">{panelText.opensInNewTab}</span>
    </TextLink>
  );
}

/** The form of what uses a picture. Undefined for what cannot be opened: it is in the bin, or only for other roles. */
function findUsePath(
  { kind, id, isInBin }: Pick<PictureUse, 'kind' | 'id' | 'isInBin'>,
  role: string | undefined,
): string | undefined {
  if (isInBin || (kind === 'document' && !mayDo(role ?? '', 'site'))) return undefined;
  return editPaths[kind](id);
}

const words = {
  loading: text.usesLoading,
  failed: text.usesFetchFailed,
  hint: text.usesFetchFailedHint,
};

export function UsesOfPicture({ id }: { id: number }) {
  return (
    <ListState
      query={useQuery(pictureUsesQuery(id))}
      words={words}
      empty={<p className="text-ink-soft">{text.unused}</p>}
    >
      {(uses) => <PictureUses uses={uses} />}
    </ListState>
  );
}
