/** Whether and when visitors see what a form holds: its buttons and sentences. */
export const publishingText = {
  /** Where only admins publish: what everybody else is told. */
  mayNot:
    'Yayındakileri yalnız yöneticiler değiştirebilir. Taslak olarak kaydedin; yayınlaması için bir yöneticiye haber verin.',

  // the button that saves what stands in the form always has 'Kaydet' in its name, the other one never
  saveDraft: 'Taslak Kaydet',
  saveAndPublish: 'Kaydet ve Yayınla',
  saveAndUpdate: 'Kaydet ve Güncelle',
  saveAndSchedule: 'Kaydet ve Zamanla',
  savePlan: 'Planı Kaydet',
  saveAndUnpublish: 'Kaydet ve Yayından Kaldır',
  saveAndCallOff: 'Kaydet ve Taslağa Al',
  keepAsDraft: 'Taslak Olarak Sakla',
  publish: 'Yayınla',
  update: 'Güncelle',
  schedule: 'Zamanla',
  updatePlan: 'Planı Güncelle',
  unpublish: 'Yayından Kaldır',
  callOff: 'Taslağa Al',

  state: 'Durumu:',
  isDraft: 'Taslak',
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
  timeTooLate: 'Yayın zamanı en çok iki yıl sonrası olabilir',
  onPublishing: 'Yayınladığınız anda ziyaretçiler görür.',
  keepsDate: 'Haber yayında; tarihi değişmez.',
  withDate: (moment: string) => `Bu tarihle yayınlanır: ${moment}.`,
  byItself: (moment: string) => `Yayın zamanı: ${moment}. Kendiliğinden yayınlanır.`,
  hiddenUntil: (moment: string) => `O saate kadar yayından kalkar. Yeniden yayın zamanı: ${moment}.`,
  onlyPlanned: (moment: string, button: string) =>
    `Taslak olarak kalırsa yayınlanmaz. Seçtiğiniz saatte (${moment}) kendiliğinden yayınlanması için “${button}” düğmesine basın.`,
};
