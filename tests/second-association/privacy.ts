import { privacySubject as demo } from '#/content/privacy.ts';
import { firstValue } from '#/content/subject.ts';

export const privacy = firstValue(demo.schema, {
  title: 'Aydınlatma',
  lead: 'Deneme derneği hiçbir veri işlemez.',
  description: 'Kişisel verilerle ne yaptığımız ve haklarınız.',
  updatedOn: '2030-01-02',
  sections: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    id: `bolum-${number}`,
    title: `Bölüm ${number}`,
    paragraphs: [`Bölüm ${number} metni.`],
    list: [],
  })),
  contact: { title: 'Başvuru', paragraphs: ['Bize yazın.'], email: 'veri@example.net' },
});

export const privacySubject = { ...demo, value: privacy };
