import { useState } from 'react';
import type { PressItem } from '#/content/schemas/press.ts';
import { PressEntry } from './press-entry.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** What television said of us. A video is a link to its file; where this is awake, it plays in a dialog instead. */
export default function PressListIsland({ items }: { items: PressItem[] }) {
  const [openId, open] = useState<string>();
  const watched = items.find((item) => item.id === openId);
  return (
    <>
      <ol className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <PressEntry item={item} onWatch={() => open(item.id)} />
          </li>
        ))}
      </ol>
      {watched && <VideoDialog item={watched} onClosed={() => open(undefined)} />}
    </>
  );
}
