import { englishSubject as demo } from '#/content/english.ts';
import { firstValue } from '#/content/subject.ts';
import { association } from './association.ts';

const section = (title: string) => ({ title, paragraphs: [`A sentence of "${title}" & no more.`] });

export const english = firstValue(demo.schema, {
  title: association.name.en,
  lead: 'For tests only.',
  description: 'This association does not exist; it shows that the site serves another one, too.',
  emergency: { text: 'Call 112 first.', button: 'Call 112 now' },
  onThisPage: 'Contents',
  about: section('Who & why'),
  figures: [{ label: 'Founded', value: String(association.foundedYear) }],
  capability: {
    title: 'Skills',
    introduction: 'Few.',
    entries: [{ title: 'Rowing', text: 'On a pond.' }],
    limits: section('Limits'),
  },
  callOut: {
    title: 'Call-out',
    entries: [{ title: 'Everywhere', text: 'Through the authorities.' }],
    question: 'Ask:',
  },
  donation: {
    title: 'Gifts',
    introduction: 'By transfer.',
    demoWarning: 'This warning is not shown.',
    beneficiary: 'Payee',
    address: 'Address',
    country: 'Nowhere',
    referenceLabel: 'Reference',
    reference: 'GIFT',
    referenceNote: 'And your name.',
    bic: 'BIC',
    accounts: { USD: 'Dollars', EUR: 'Euros' },
    safety: 'Look twice.',
    question: 'Ask the desk:',
  },
  copying: { copy: 'Take', copied: 'Taken', copyFailed: 'Not taken.' },
  press: section('Journalists'),
  languages: section('Tongues'),
  turkish: { note: 'All else is Turkish.', link: 'Türkçesi' },
});

export const englishSubject = { ...demo, value: english };
