import { z } from 'zod';
import {
  date,
  document,
  group,
  idFrom,
  line,
  listDocument,
  optional,
  phone,
  prose,
  someOf,
  year,
} from './fields.ts';

const pressItem = group('Basın haberi', {
  title: line('Başlık'),
  channel: line('Kanal'),
  year: year('Yıl'),
  description: prose('Açıklama'),
  id: idFrom('title'),
  videoFile: optional(
    'Videosu var',
    z
      .string()
      .regex(/^\/videos\/[a-z0-9-]+\.(mp4|webm)$/, '/videos/gece-aramasi.mp4 gibi olmalı.')
      .meta({ title: 'Video dosyası', description: '/videos/gece-aramasi.mp4 gibi.' }),
  ),
});

export const pressSchema = listDocument(
  { label: 'Basında çıkanlar', one: 'Basın haberi', page: '/press' },
  pressItem,
);

/** Its e-mail address is that of the association's desk for the press. */
export const pressDeskSchema = document('Basın masası', '/press', {
  name: line('Adı', 'Bir kişi değil, bir masa: orada oturan değişir.'),
  phone: phone('Telefon'),
  hours: line('Saatler'),
  languages: line('Diller'),
  summary: prose('Kısaca dernek', 'Habere kopyalanacak altmış kadar sözcük.'),
  figuresCountedOn: date('Rakamların sayıldığı gün'),
  emblem: group('Amblem', {
    text: prose('Nasıl kullanılır?'),
    files: someOf(
      { label: 'Dosyalar', one: 'Dosya' },
      group('Dosya', {
        label: line('Adı'),
        file: z
          .string()
          .regex(/^\/icons\/[a-z0-9-]+\.(svg|png)$/, '/icons/emblem.svg gibi olmalı.')
          .meta({ title: 'Dosya', description: '/icons/emblem.svg gibi.' }),
      }),
    ),
  }),
  pictures: group('Fotoğraflar', {
    text: prose('Metin'),
    credit: line('Fotoğrafların altına yazılacak söz'),
  }),
});

export type PressDesk = z.infer<typeof pressDeskSchema>;
export type PressItem = z.infer<typeof pressItem>;
