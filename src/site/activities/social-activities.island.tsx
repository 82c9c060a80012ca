import { useState } from 'react';
import type { Activity } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { Lightbox } from './lightbox.tsx';

/** A picture links to its file; where scripts run it opens in the lightbox. */
export default function SocialActivitiesIsland({ activities }: { activities: Activity[] }) {
  const [opened, open] = useState<{ activity: Activity; index: number }>();
  return (
    <>
      <ol className="space-y-6 md:space-y-8">
        {activities.map((activity) => (
          <li key={activity.id}>
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
