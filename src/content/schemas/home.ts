import { z } from 'zod';
import { document, group, line, paragraphs, picture, prose, sitePath } from './fields.ts';

const slide = group('Resim', {
  title: line('Başlık'),
  sentence: prose('Cümle'),
  link: group('Düğme', { label: line('Sözü'), path: sitePath('Götürdüğü sayfa') }),
  imageUrl: picture('Resim'),
  alt: line('Görmeyenler için açıklaması'),
});

export const homeSchema = document('Ana sayfa', '/', {
  slides: z
    .array(slide)
    .min(1, 'En az bir resim olmalı.')
    .max(7, 'En çok yedi resim olabilir.')
    .meta({ title: 'Kayan resimler', one: 'Resim' }),
  about: group('Biz kimiz?', {
    title: line('Başlık'),
    paragraphs: paragraphs('Anlatım'),
    linkLabel: line('Düğmenin sözü'),
  }),
  donationCall: group('Bağış çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    buttonLabel: line('Düğmenin sözü'),
  }),
  volunteerCall: group('Gönüllü çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    buttonLabel: line('Düğmenin sözü'),
    moreLabel: line('İkinci bağlantının sözü'),
  }),
});

export type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];
