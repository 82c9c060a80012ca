/** Buttons and sentences for whether and when visitors see what a form holds. */
export const publishingText = {
  /** Where only admins publish: what everybody else is told. */
  asksFirst: 'Yayınlamadan önce bakmanız gereken yerler var.',
  mayNot:
    'Yayındakileri yalnız yöneticiler değiştirebilir. Taslak olarak kaydedin; yayınlaması için bir yöneticiye haber verin.',

  saveDraft: 'Taslak Kaydet',
  keepAsDraft: 'Taslak Olarak Sakla',
  saveAnd: 'Kaydet ve',
  publish: 'Yayınla',
  update: 'Güncelle',
  schedule: 'Zamanla',
  unpublish: 'Yayından Kaldır',

  nowOut: 'Şimdi yayında.',
  notSeen: 'Taslak; ziyaretçiler görmez.',

  state: 'Durumu:',
  isDraft: 'Taslak',
  isDraftBeside: 'Yayında · taslak var',
  isPublished: 'Yayında',
  isScheduled: 'Zamanlandı',
  isScheduledFor: (moment: string) => `Zamanlandı: ${moment}`,

  dateLabel: 'Yayın tarihi',
  atOnce: 'Hemen',
  atTime: 'Seçtiğim tarihte',
  timeLabel: 'Tarih ve saat',
  timeNeeded: 'Tarihi ve saati seçin',
  timeInvalid: 'Yayın zamanı anlaşılamadı. Günü ve saati yeniden seçin.',
  planIsOver: 'Bu saat geçti; yayınlanmadı. Daha ileri bir saat seçin, cihazınızın saatini de denetleyin.',
  publishAtTooEarly: 'Yayın zamanı 1990 yılından önce olamaz',
  timeTooLate: 'Yayın zamanı en çok iki yıl sonrası olabilir',
  onPublishing: 'Yayınladığınız anda ziyaretçiler görür.',
  keepsDate: 'Haber yayında; tarihi değişmez.',
  withDate: (moment: string) => `Bu tarihle yayınlanır: ${moment}.`,
  byItself: (moment: string) => `Yayın zamanı: ${moment}. Kendiliğinden yayınlanır.`,
  hiddenUntil: (moment: string) => `O saate kadar yayından kalkar. Yeniden yayın zamanı: ${moment}.`,
  onlyPlanned: (moment: string, button: string) =>
    `Taslak olarak kalırsa yayınlanmaz. Seçtiğiniz saatte (${moment}) kendiliğinden yayınlanması için “${button}” düğmesine basın.`,
};
