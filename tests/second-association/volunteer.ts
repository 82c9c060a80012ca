import { firstValue } from '#/content/subject.ts';
import { volunteerSubject as demo } from '#/content/volunteer.ts';

export const volunteer = firstValue(demo.schema, {
  title: 'Bize katılın',
  description: 'Deneme derneğine nasıl katılabileceğiniz.',
  introduction: 'Dağ & su sizi bekliyor.',
  formLabel: 'Formu aç',
  facts: [{ label: 'Zaman', value: 'Yılda bir gün' }],
  work: { title: 'İş', entries: ['Dağa çıkılır.'] },
  needs: { title: 'Gerek', entries: ['Bir çift ayakkabı'] },
  road: { title: 'Yol', text: 'Kısa bir yol.', form: { title: 'Form', text: 'Formu gönderin.' } },
  nextCourse: 'İlk ders',
  questions: {
    title: 'Sorular',
    entries: [{ id: 'soru-1', question: 'Nerede?', answer: ['Dağda & suda.', 'Bazen ikisinde.'] }],
  },
  nearby: { title: 'Yakında', text: 'Bize yazın.', linkLabel: 'Neredeyiz?' },
  call: { title: 'Gelin', text: 'Form başka bir sitededir.' },
});

export const volunteerSubject = { ...demo, value: volunteer };
