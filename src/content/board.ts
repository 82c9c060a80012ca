import { boardOf } from './boards.ts';
import { firstValue } from './subject.ts';

/** Statute, article 26: seven regular members. */
const boardSchema = boardOf(7, 'Yönetim Kurulu', '/management');

// Yönetim Kurulu: yedi üye, görünecekleri sırayla. Bir üye değiştiğinde yalnız adını ve görevini düzeltin.
export const board = firstValue(boardSchema, {
  title: 'Yönetim Kurulu',
  introduction:
    'Yönetim Kurulu, Genel Kurulun üç yıl için seçtiği yedi asıl üyeden oluşur. Üyeler bu görevi ücret almadan yürütür.',
  note: 'Kurul ayda en az bir kez toplanır.',
  members: [
    { name: 'Hakan Aydoğdu', position: 'Başkan' },
    { name: 'Elif Karataş', position: 'Başkan Yardımcısı' },
    { name: 'Serkan Öztürk', position: 'Genel Sekreter' },
    { name: 'Nurcan Demirel', position: 'Sayman' },
    { name: 'Burak Çetinkaya', position: 'Üye' },
    { name: 'Gülşen Kaplan', position: 'Üye' },
    { name: 'Onur Yavuz', position: 'Üye' },
  ],
});

export const boardSubject = { file: 'board.ts', schema: boardSchema, value: board };
