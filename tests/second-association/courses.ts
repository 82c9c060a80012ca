import {
  type CoursePage,
  type CourseSession,
  coursePagesSubject as demoCoursePages,
  educationSubject as demoEducation,
  educationTabsSubject as demoEducationTabs,
  type EducationTab,
} from '#/content/courses.ts';
import { firstValue } from '#/content/subject.ts';

export const coursePages = firstValue(demoCoursePages.schema, {
  tae: course({ name: 'A', path: '/activities/tae', totalHours: 2, sessions: [] }),
  akt1: course({
    name: 'B',
    path: '/activities/akt1',
    totalHours: 9,
    sessions: [
      session({ startsOn: '2030-04-05', endsOn: '2030-04-05', hours: '18.30–20.00', seats: null }),
      session({ startsOn: '2020-03-04', endsOn: '2020-03-04', hours: '09.00–11.00', seats: 5 }),
      session({ startsOn: '2030-03-04', endsOn: '2030-03-04', hours: '23.30–23.45', seats: 3 }),
    ],
  }),
  akt2: course({
    name: 'C',
    path: '/activities/akt2',
    totalHours: 30,
    sessions: [session({ startsOn: '2030-05-06', endsOn: '2030-05-08', hours: 'Öğleden sonra', seats: 9 })],
  }),
});

export const education = firstValue(demoEducation.schema, {
  title: 'Dersler',
  lead: 'Üç deneme dersi.',
  description: 'Deneme derslerinin tarihleri, süreleri ve koşulları.',
  cards: Object.values(coursePages).map(({ name, path }) => ({
    title: name,
    text: `${name} dersi & uygulaması`,
    path,
  })),
  practice: { title: 'İki ay bekleme', text: 'Arada alıştırma yapılır.' },
  tabsTitle: 'Program',
  tabsNote: 'Deneme programı.',
  comparison: {
    title: 'Hangi ders?',
    volunteers: 'Dersler & uygulama',
    teams: 'Program',
    rows: [
      { label: 'Süre', volunteers: '2, 9 ve 30 saat', teams: 'Bir gün' },
      { label: 'Yaş', volunteers: 'Sınır yok', teams: '10–90' },
    ],
  },
});

export const educationTabs = firstValue(demoEducationTabs.schema, {
  tae: tab('Tab A', { certificate: null, topics: [], prerequisites: [] }),
  akt1: tab('Tab B', { certificate: 'Belge verilir.', topics: ['Düğüm'], prerequisites: [] }),
  akt2: tab('Tab C', { certificate: null, topics: [], prerequisites: ['Yüzme'] }),
});

function session(session: Pick<CourseSession, 'startsOn' | 'endsOn' | 'hours' | 'seats'>): CourseSession {
  const { startsOn: id } = session;
  return { ...session, id, place: 'Örnekada, iskele & depo; \\ 2. kat', address: null, price: '5 TL' };
}

function course(course: Pick<CoursePage, 'name' | 'path' | 'totalHours' | 'sessions'>): CoursePage {
  const { name, totalHours } = course;
  return {
    ...course,
    fullName: `${name} Dersi`,
    summary: `Deneme derneğinin ${totalHours} saatlik ${name} dersi.`,
    drillHours: null,
    facts: [{ label: 'Süre', value: `${totalHours} saat` }],
    requirements: totalHours > 5 ? ['Yüzme bilmek'] : [],
    paragraphs: [`${name} dersinin tek paragrafı.`],
    topics: [`${name} konusu`],
  };
}

function tab(
  label: string,
  lists: Pick<EducationTab, 'certificate' | 'topics' | 'prerequisites'>,
): EducationTab {
  return {
    ...lists,
    label,
    title: `${label} programı`,
    summary: `${label} özeti.`,
    duration: '1 gün',
    ages: '10–90',
    language: 'Türkçe',
  };
}

export const coursePagesSubject = { ...demoCoursePages, value: coursePages };
export const educationSubject = { ...demoEducation, value: education };
export const educationTabsSubject = { ...demoEducationTabs, value: educationTabs };
