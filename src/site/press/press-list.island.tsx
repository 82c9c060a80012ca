import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PressItem } from '#/content/schemas/press.ts';
import { PressEntry } from './press-entry.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** What television said of us. A video is a link to its file; where this is awake, it plays in a dialog instead. */
export default function PressListIsland({ items }: { items: PressItem[] }) {
  const [openId, setOpenId] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);

  function open(id: string) {
    // the dialog gives the focus to what it holds, so that has to be there first
    flushSync(() => setOpenId(id));
    dialog.current?.showModal();
  }

  return (
    <>
      <ol className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <PressEntry item={item} onWatch={() => open(item.id)} />
          </li>
        ))}
      </ol>
      <VideoDialog
        ref={dialog}
        item={items.find((item) => item.id === openId)}
        onClosed={() => setOpenId(undefined)}
      />
    </>
  );
}
