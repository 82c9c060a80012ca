import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Activity } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { Lightbox } from './lightbox.tsx';

/** The activities by year. A picture is a link to itself; where this is awake, it opens in the lightbox instead. */
export default function SocialActivitiesIsland({ activities }: { activities: Activity[] }) {
  const [shown, setShown] = useState<{ activity: Activity; index: number }>();
  const dialog = useRef<HTMLDialogElement>(null);

  function open(activity: Activity, index: number) {
    // the dialog gives the focus to what it holds, so that has to be there first
    flushSync(() => setShown({ activity, index }));
    dialog.current?.showModal();
  }

  return (
    <>
      <ol className="space-y-6 md:space-y-8">
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityEntry activity={activity} onOpen={(index) => open(activity, index)} />
          </li>
        ))}
      </ol>
      <Lightbox
        ref={dialog}
        title={shown?.activity.title ?? ''}
        pictures={shown?.activity.pictures ?? []}
        index={shown?.index ?? 0}
        onMove={(index) => setShown((now) => now && { ...now, index })}
        onClosed={() => setShown(undefined)}
      />
    </>
  );
}
