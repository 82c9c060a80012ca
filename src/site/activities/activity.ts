import { findPictureAlt } from '#/content/picture-alt.ts';
import type { SocialActivity } from '#/content/social-activities.ts';
import { socialActivitiesText as text } from '#/i18n/tr/social-activities.ts';

export interface ActivityPicture {
  url: string;
  alt: string;
}

export interface Activity extends Omit<SocialActivity, 'images'> {
  pictures: ActivityPicture[];
}

export function describeActivity({ images, ...activity }: SocialActivity): Activity {
  const pictures = images.map((url, index) => ({
    url,
    alt: findPictureAlt(url) ?? text.pictureOf(activity.title, index + 1),
  }));
  return { ...activity, pictures };
}
