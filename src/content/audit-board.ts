import { boardOf } from './boards.ts';
import { firstValue } from './subject.ts';

/** Statute, article 31: three regular members. */
const auditBoardSchema = boardOf(3, 'Denetim Kurulu', '/audit');

// Denetim Kurulu: üç üye, görünecekleri sırayla.
export const auditBoard = firstValue(auditBoardSchema, {
  title: 'Denetim Kurulu',
  introduction:
    'Denetim Kurulu, Genel Kurulun üç yıl için seçtiği üç asıl üyeden oluşur. Derneğin hesaplarını ve işleyişini denetler, vardığı sonucu raporla Genel Kurula sunar.',
  note: 'Denetim raporu her yıl nisan ayında toplanan Genel Kurulda okunur ve görüşülür. Üyeler raporun tamamını dernek merkezinde inceleyebilir.',
  members: [
    { name: 'Mehmet Ali Sezer', position: 'Denetim Kurulu Başkanı' },
    { name: 'Aslı Korkmaz', position: 'Üye' },
    { name: 'Tolga Bilgin', position: 'Üye' },
  ],
});

export const auditBoardSubject = {
  file: 'audit-board.ts',
  schema: auditBoardSchema,
  value: auditBoard,
};
