import { useQuery } from '@tanstack/react-query';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { ListState } from '#/panel/list/list-state.tsx';
import { pictureUsesQuery } from '../queries.ts';
import { PictureUses } from './picture-uses.tsx';

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
