import type { PressItem } from '#/content/press.ts';
import { IslandOfLinks } from '#/render/island.tsx';
import { PressEntry } from './press-entry.tsx';
import VideoDialog from './video-dialog.island.tsx';

/** A video links to its file; where scripts run it plays in a dialog. */
export function PressList({ items }: { items: PressItem[] }) {
  return (
    <IslandOfLinks name="video-dialog" component={VideoDialog} props={{ items }}>
      <ol className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {items.map((item, index) => (
          <li key={item.id} id={item.id}>
            <PressEntry item={item} index={index} />
          </li>
        ))}
      </ol>
    </IslandOfLinks>
  );
}
