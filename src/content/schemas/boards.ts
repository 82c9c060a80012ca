import type { z } from 'zod';
import { document, exactly, group, line, prose } from './fields.ts';

const boardMember = group('Üye', { name: line('Adı soyadı'), position: line('Görevi') });

function boardOf(size: number, label: string, page: string) {
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

/** Statute, article 26: seven regular members. */
export const boardSchema = boardOf(7, 'Yönetim Kurulu', '/management');

/** Statute, article 31: three regular members. */
export const auditBoardSchema = boardOf(3, 'Denetim Kurulu', '/audit');

export type Board = z.infer<typeof boardSchema>;
export type BoardMember = z.infer<typeof boardMember>;
