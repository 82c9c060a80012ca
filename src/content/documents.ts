import type { z } from 'zod';
import { aboutSchema } from './schemas/about.ts';
import { associationSchema } from './schemas/association.ts';
import { auditBoardSchema, boardSchema } from './schemas/boards.ts';
import { coursePagesSchema, educationSchema, educationTabsSchema } from './schemas/courses.ts';
import { accountFields, donationSchema } from './schemas/donation.ts';
import { englishSchema } from './schemas/english.ts';
import { homeSchema } from './schemas/home.ts';
import { menuSchema } from './schemas/menu.ts';
import { missionSchema } from './schemas/mission.ts';
import { noticeSchema } from './schemas/notice.ts';
import { pressDeskSchema, pressSchema } from './schemas/press.ts';
import { privacySchema } from './schemas/privacy.ts';
import { representativesSchema } from './schemas/representatives.ts';
import { socialActivitiesSchema } from './schemas/social-activities.ts';
import { statuteSchema } from './schemas/statute.ts';
import { supportersSchema } from './schemas/supporters.ts';
import { volunteerSchema } from './schemas/volunteer.ts';

/** What visitors read and staff change in the panel, beside news, operations and photos. A new subject gets a line here. */
export const documentSchemas = {
  association: associationSchema,
  menu: menuSchema,
  home: homeSchema,
  about: aboutSchema,
  mission: missionSchema,
  board: boardSchema,
  auditBoard: auditBoardSchema,
  statute: statuteSchema,
  privacy: privacySchema,
  representatives: representativesSchema,
  coursePages: coursePagesSchema,
  education: educationSchema,
  educationTabs: educationTabsSchema,
  volunteer: volunteerSchema,
  socialActivities: socialActivitiesSchema,
  donation: donationSchema,
  supporters: supportersSchema,
  press: pressSchema,
  pressDesk: pressDeskSchema,
  english: englishSchema,
  notice: noticeSchema,
} as const;

export type DocumentName = keyof typeof documentSchemas;

/** Fields that visitors read only once a second person has confirmed them. */
export const guardedFields: { readonly [Name in DocumentName]?: readonly string[] } = {
  donation: accountFields,
};

/** All documents as visitors read them. It is replaced as a whole, never changed. */
export type Content = { readonly [Name in DocumentName]: z.infer<(typeof documentSchemas)[Name]> };
