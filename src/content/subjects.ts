// What visitors read and staff change in the panel, beside news, operations and photos. A new subject gets a line here;
// the panel lists them in the order of their pages.

export { aboutSubject as about } from './about.ts';
export { accessibilitySubject as accessibility } from './accessibility.ts';
export { adviceSubject as advice } from './advice.ts';
export { associationSubject as association } from './association.ts';
export { auditBoardSubject as auditBoard } from './audit-board.ts';
export { auditReportsSubject as auditReports } from './audit-reports.ts';
export { boardSubject as board } from './board.ts';
export {
  coursePagesSubject as coursePages,
  educationSubject as education,
  educationTabsSubject as educationTabs,
} from './courses.ts';
export { crisisSubject as crisis } from './crisis.ts';
export { crisisTextsSubject as crisisTexts } from './crisis-texts.ts';
export { donationSubject as donation } from './donation.ts';
export { donorRightsSubject as donorRights } from './donor-rights.ts';
export { englishSubject as english } from './english.ts';
export { financesSubject as finances } from './finances.ts';
export { headingsSubject as headings } from './headings.ts';
export { homeSubject as home } from './home.ts';
export { menuSubject as menu } from './menu.ts';
export { missionSubject as mission } from './mission.ts';
export { noticeSubject as notice } from './notice.ts';
export { permitsSubject as permits } from './permits.ts';
export { pressDeskSubject as pressDesk, pressSubject as press } from './press.ts';
export { privacySubject as privacy } from './privacy.ts';
export { representativesSubject as representatives } from './representatives.ts';
export { socialActivitiesSubject as socialActivities } from './social-activities.ts';
export { statuteSubject as statute } from './statute.ts';
export { supportersSubject as supporters } from './supporters.ts';
export { volunteerSubject as volunteer } from './volunteer.ts';
