import { pictures } from './pictures.ts';
import { picturesSchema } from './schemas/pictures.ts';
import type { Subject } from './schemas/subject.ts';

// Everything an editor can change. A new subject gets a line here.

export { aboutSubject } from './about.ts';
export { associationSubject } from './association.ts';
export { auditBoardSubject } from './audit-board.ts';
export { boardSubject } from './board.ts';
export { coursePagesSubject, educationSubject, educationTabsSubject } from './courses.ts';
export { donationSubject } from './donation.ts';
export { englishSubject } from './english.ts';
export { homeSubject } from './home.ts';
export { menuSubject } from './menu.ts';
export { missionSubject } from './mission.ts';
export { noticeSubject } from './notice.ts';
export { pastOperationsSubject } from './past-operations.ts';
export { pressDeskSubject, pressSubject } from './press.ts';
export { privacySubject } from './privacy.ts';
export { representativesSubject } from './representatives.ts';
export { socialActivitiesSubject } from './social-activities.ts';
export { starterNewsSubject } from './starter-news.ts';
export { starterOperationsSubject } from './starter-operations.ts';
export { starterPhotosSubject } from './starter-photos.ts';
export { statuteSubject } from './statute.ts';
export { supportersSubject } from './supporters.ts';
export { volunteerSubject } from './volunteer.ts';

/** Not in pictures.ts: browsers load that file, and have no use for its schema. */
export const picturesSubject: Subject = { file: 'pictures.ts', schema: picturesSchema, value: pictures };
