import type { z } from 'zod';
import { document, group, line, paragraphs, prose, someOf } from './fields.ts';

const statement = (label: string) =>
  group(label, { title: line('Başlık'), paragraphs: paragraphs('Anlatım') });

export const missionSchema = document('Misyon ve Vizyon', '/mission', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  mission: statement('Misyon'),
  vision: statement('Vizyon'),
  values: group('Değerler', {
    title: line('Başlık'),
    entries: someOf(
      { label: 'Değerler', one: 'Değer' },
      group('Değer', { title: line('Başlık'), text: prose('Metin') }),
    ),
  }),
});

export type Mission = z.infer<typeof missionSchema>;
