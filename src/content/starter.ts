import { about } from './about.ts';
import { association } from './association.ts';
import { auditBoard } from './audit-board.ts';
import { board } from './board.ts';
import { coursePages, education, educationTabs } from './courses.ts';
import type { Content } from './documents.ts';
import { donation } from './donation.ts';
import { english } from './english.ts';
import { home } from './home.ts';
import { menu } from './menu.ts';
import { mission } from './mission.ts';
import { notice } from './notice.ts';
import { press, pressDesk } from './press.ts';
import { privacy } from './privacy.ts';
import { representatives } from './representatives.ts';
import { socialActivities } from './social-activities.ts';
import { statute } from './statute.ts';
import { supporters } from './supporters.ts';
import { volunteer } from './volunteer.ts';

/** What an empty site begins with. */
export const starterContent: Content = {
  association,
  menu,
  home,
  about,
  mission,
  board,
  auditBoard,
  statute,
  privacy,
  representatives,
  coursePages,
  education,
  educationTabs,
  volunteer,
  socialActivities,
  donation,
  supporters,
  press,
  pressDesk,
  english,
  notice,
};
