import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { nameCategory } from '../category-names.ts';
import type { Photo } from '../schema.ts';

interface PhotoCardProps {
  photo: Photo;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function PhotoCard({ photo, isSelected, onSelect, onEdit, onDelete }: PhotoCardProps) {
  const { title, imageUrl, category } = photo;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:ring-1 has-checked:ring-signal-600">
      <label className="relative block cursor-pointer">
        <PanelPicture url={imageUrl} className="aspect-4/3 w-full" />
        <input
          type="checkbox"
          aria-label={text.select(title)}
          checked={isSelected}
          onChange={onSelect}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
      </label>
      <div className="grid flex-1 grid-cols-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-y-2">
          <Badge>{nameCategory(category)}</Badge>
          {/* both buttons fit side by side into half a phone */}
          <div className="-mx-2 flex grow flex-wrap justify-between sm:mx-0 sm:grow-0 sm:gap-2">
            <RowActions title={title} onEdit={onEdit} onDelete={onDelete} />
          </div>
        </div>
      </div>
    </li>
  );
}
