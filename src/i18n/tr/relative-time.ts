/** Words for how long ago something was. */
export const relativeTimeText = {
  justNow: 'Az önce',
  year: (count: number) => `${count} yıl önce`,
  month: (count: number) => `${count} ay önce`,
  day: (count: number) => `${count} gün önce`,
  hour: (count: number) => `${count} saat önce`,
  minute: (count: number) => `${count} dakika önce`,
};
