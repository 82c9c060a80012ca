/** Acts for several things of a list at once: what they ask, and what has come of them. `what` is '3 haber'. */
export const manyText = {
  publishing: {
    title: (what: string) => `${what} yayınlansın mı?`,
    description: 'Ziyaretçiler görür. Yayın zamanı ileride olanlar o zaman yayınlanır.',
    confirmLabel: 'Yayınla',
    busyLabel: 'Yayınlanıyor…',
    done: (what: string) => `${what} yayınlandı`,
    undone: (what: string) => `${what} yayından kaldırıldı`,
    notDone: (what: string) => `${what} yayınlanmadı`,
  },
  unpublishing: {
    title: (what: string) => `${what} yayından kaldırılsın mı?`,
    description: 'Taslak olur; ziyaretçiler göremez, paylaşılan bağlantıları açılmaz.',
    confirmLabel: 'Yayından Kaldır',
    busyLabel: 'Kaldırılıyor…',
    done: (what: string) => `${what} yayından kaldırıldı`,
    undone: (what: string) => `${what} yeniden yayınlandı`,
    notDone: (what: string) => `${what} yayından kaldırılamadı`,
  },
  scheduled: (what: string) => `${what} zamanlandı`,
  leftOut: (number: number) => `Seçtiklerinizin ${number} tanesine bu yapılamaz; oldukları gibi kalırlar.`,
  leftHint: 'Nedenleri burada; seçili kaldılar.',
  anyway: 'Yine de yayınla',
};
