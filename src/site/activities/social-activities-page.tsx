import type { Reads } from '#/content/content-source.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { describeActivity } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';

/** Also at /social. */
export function socialActivitiesPage({
  content: { headings, socialActivities },
}: Reads<'headings' | 'socialActivities'>): Page {
  const { title, lead, description } = headings.socialActivities;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap wrap-anywhere py-6 md:py-14">
          <ol data-late-pictures="" className="gap-x-6 md:columns-2">
            {socialActivities.map(describeActivity).map((activity, index) => (
              <li key={activity.id} className="mb-6 break-inside-avoid">
                <ActivityEntry activity={activity} isLate={index > 0} />
              </li>
            ))}
          </ol>
        </div>
      </>
    ),
  };
}
