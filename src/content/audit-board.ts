// Denetim Kurulu: üç üye, görünecekleri sırayla.
import { auditBoardSchema, type Board } from './schemas/boards.ts';
import type { Subject } from './schemas/subject.ts';

export const auditBoard: Board = {
  title: 'Denetim Kurulu',
  introduction:
    'Denetim Kurulu, Genel Kurulun üç yıl için seçtiği üç asıl üyeden oluşur. Derneğin hesaplarını ve işleyişini denetler, vardığı sonucu raporla Genel Kurula sunar.',
  note: 'Denetim raporu her yıl nisan ayında toplanan Genel Kurulda okunur ve görüşülür. Üyeler raporun tamamını dernek merkezinde inceleyebilir.',
  members: [
    { name: 'Mehmet Ali Sezer', position: 'Denetim Kurulu Başkanı' },
    { name: 'Aslı Korkmaz', position: 'Üye' },
    { name: 'Tolga Bilgin', position: 'Üye' },
  ],
};

export const auditBoardSubject: Subject = {
  file: 'audit-board.ts',
  schema: auditBoardSchema,
  value: auditBoard,
};
