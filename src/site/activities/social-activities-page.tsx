import type { Reads } from '#/content/content-source.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { describeActivity } from './activity.ts';
import SocialActivitiesIsland from './social-activities.island.tsx';

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
          <Island
            name="social-activities"
            component={SocialActivitiesIsland}
            props={{ activities: socialActivities.map(describeActivity) }}
          />
        </div>
      </>
    ),
  };
}
