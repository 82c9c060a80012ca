import { useState } from 'react';
import type { Activity } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { Lightbox } from './lightbox.tsx';

/** A picture links to its file; where scripts run it opens in the lightbox. */
export default function SocialActivitiesIsland({ activities }: { activities: Activity[] }) {
  const [opened, open] = useState<{ activity: Activity; index: number }>();
  return (
    <>
      <ol className="gap-x-6 md:columns-2">
        {activities.map((activity) => (
          <li key={activity.id} className="mb-6 break-inside-avoid">
            <ActivityEntry activity={activity} onOpen={(index) => open({ activity, index })} />
          </li>
        ))}
      </ol>
      {opened && (
        <Lightbox
          title={opened.activity.title}
          pictures={opened.activity.pictures}
          opened={opened.index}
          onClosed={() => open(undefined)}
        />
      )}
    </>
  );
}
