import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import type { GalleryPhoto } from '../schema.ts';
import { nameCategory } from './category-names.ts';

export function PhotoCard({ photo, onDelete }: { photo: GalleryPhoto; onDelete: () => void }) {
  const { title, imageUrl, category } = photo;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card">
      <PanelPicture url={imageUrl} className="aspect-4/3 w-full" />
      <div className="grid flex-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Badge>{nameCategory(category)}</Badge>
          <RowActions title={title} onDelete={onDelete} />
        </div>
      </div>
    </li>
  );
}
