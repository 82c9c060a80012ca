import { z } from 'zod';
import { choice, group, line, moment, optional, pageOrWebAddress } from './fields.ts';
import { firstValue } from './subject.ts';
import { atMost } from './text.ts';

const longestSentence = 200;

const kinds = { emergency: 'Acil', warning: 'Uyarı', information: 'Bilgi' };

export const noticeSchema = group('Duyuru', {
  isOn: z
    .boolean()
    .meta({ title: 'Sitede görünsün', description: 'Her sayfanın en üstünde, herkes için görünür.' }),
  kind: choice('Türü', kinds),
  /** May be empty while the notice is off. */
  sentence: z
    .string()
    .check(atMost(longestSentence))
    .refine((text) => text === text.trim(), 'Başında ya da sonunda boşluk var.')
    .meta({
      title: 'Cümle',
      description: `Kısa ve açık yazın: en çok ${longestSentence} karakter.`,
      control: 'prose',
    }),
  link: optional(
    'Bağlantı ekle',
    group('Bağlantı', { label: line('Metni'), address: pageOrWebAddress('Götürdüğü adres') }),
  ),
  begins: optional('Sonra başlasın', moment('Başlangıcı', 'Bu saate kadar duyuru görünmez.')),
  ends: optional('Kendiliğinden kalksın', moment('Bitişi', 'Bu saatten sonra duyuru görünmez.')),
})
  .refine(({ isOn, sentence }) => !isOn || sentence !== '', {
    path: ['sentence'],
    error: 'Duyurunun cümlesini yazın.',
  })
  .refine(({ begins, ends }) => begins === null || ends === null || begins < ends, {
    path: ['ends'],
    error: 'Başlangıcından önce bitemez.',
  })
  .meta({ title: 'Duyuru' });

export type Notice = z.infer<typeof noticeSchema>;
export type NoticeKind = Notice['kind'];

// Sitenin her sayfasında en üstte görünen duyuru. Panelden açılıp kapatılır.
export const notice = firstValue(noticeSchema, {
  isOn: false,
  kind: 'information',
  sentence: '',
  link: null,
  begins: null,
  ends: null,
});

export const noticeSubject = { file: 'notice.ts', schema: noticeSchema, value: notice };
