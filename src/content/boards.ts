import type { z } from 'zod';
import { document, entry, exactly, line, prose } from './fields.ts';

const boardMember = entry('Üye', ['position', 'name'], {
  name: line('Adı soyadı'),
  position: line('Görevi'),
});

/** Describes a board; both are of the same form. */
export function boardOf(size: number, label: string, page: string) {
  return document(label, page, {
    title: line('Başlık'),
    introduction: prose('Giriş cümlesi'),
    note: prose('Kurul nasıl çalışır?', 'Üyelerin altında görünür.'),
    members: exactly(
      size,
      { label: 'Üyeler', one: 'Üye', rule: `Tüzüğe göre ${size} üye olmalı.` },
      boardMember,
    ),
  });
}

export type Board = z.infer<ReturnType<typeof boardOf>>;
export type BoardMember = z.infer<typeof boardMember>;
