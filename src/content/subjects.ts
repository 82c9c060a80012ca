import type { z } from 'zod';
import { about } from './about.ts';
import { association } from './association.ts';
import { auditBoard } from './audit-board.ts';
import { board } from './board.ts';
import { coursePages, education, educationTabs } from './courses.ts';
import { donation } from './donation.ts';
import { home } from './home.ts';
import { menu } from './menu.ts';
import { mission } from './mission.ts';
import { pastOperations } from './past-operations.ts';
import { pictures } from './pictures.ts';
import { press } from './press.ts';
import { privacy } from './privacy.ts';
import { representatives } from './representatives.ts';
import { aboutSchema } from './schemas/about.ts';
import { associationSchema } from './schemas/association.ts';
import { auditBoardSchema, boardSchema } from './schemas/boards.ts';
import { coursePagesSchema, educationSchema, educationTabsSchema } from './schemas/courses.ts';
import { donationSchema } from './schemas/donation.ts';
import { homeSchema } from './schemas/home.ts';
import { menuSchema } from './schemas/menu.ts';
import { missionSchema } from './schemas/mission.ts';
import { pastOperationsSchema } from './schemas/past-operations.ts';
import { picturesSchema } from './schemas/pictures.ts';
import { pressSchema } from './schemas/press.ts';
import { privacySchema } from './schemas/privacy.ts';
import { representativesSchema } from './schemas/representatives.ts';
import { socialActivitiesSchema } from './schemas/social-activities.ts';
import { starterNewsSchema } from './schemas/starter-news.ts';
import { starterPhotosSchema } from './schemas/starter-photos.ts';
import { statuteSchema } from './schemas/statute.ts';
import { supportersSchema } from './schemas/supporters.ts';
import { socialActivities } from './social-activities.ts';
import { starterNews } from './starter-news.ts';
import { starterPhotos } from './starter-photos.ts';
import { statute } from './statute.ts';
import { supporters } from './supporters.ts';

export type Subject = { file: string; schema: z.ZodType; value: unknown };

/** Everything an editor can change, with the rule it must keep. A new subject gets a line here. */
export const subjects: Subject[] = [
  { file: 'about.ts', schema: aboutSchema, value: about },
  { file: 'association.ts', schema: associationSchema, value: association },
  { file: 'audit-board.ts', schema: auditBoardSchema, value: auditBoard },
  { file: 'board.ts', schema: boardSchema, value: board },
  { file: 'courses.ts', schema: coursePagesSchema, value: coursePages },
  { file: 'courses.ts', schema: educationSchema, value: education },
  { file: 'courses.ts', schema: educationTabsSchema, value: educationTabs },
  { file: 'donation.ts', schema: donationSchema, value: donation },
  { file: 'home.ts', schema: homeSchema, value: home },
  { file: 'menu.ts', schema: menuSchema, value: menu },
  { file: 'mission.ts', schema: missionSchema, value: mission },
  { file: 'past-operations.ts', schema: pastOperationsSchema, value: pastOperations },
  { file: 'pictures.ts', schema: picturesSchema, value: pictures },
  { file: 'press.ts', schema: pressSchema, value: press },
  { file: 'privacy.ts', schema: privacySchema, value: privacy },
  { file: 'representatives.ts', schema: representativesSchema, value: representatives },
  { file: 'social-activities.ts', schema: socialActivitiesSchema, value: socialActivities },
  { file: 'starter-news.ts', schema: starterNewsSchema, value: starterNews },
  { file: 'starter-photos.ts', schema: starterPhotosSchema, value: starterPhotos },
  { file: 'statute.ts', schema: statuteSchema, value: statute },
  { file: 'supporters.ts', schema: supportersSchema, value: supporters },
];
