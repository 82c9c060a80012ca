/** Words that every admin is told above the tabs and by e-mail. */
export const adminNoticesText = {
  label: 'Bütün yöneticilere bildirilen',
  sentences: {
    proposed: ({ by, moment }) => `${by}, bağış hesaplarını değiştirmek istiyor (${moment}). Onay bekliyor.`,
    confirmed: ({ by, detail, moment }) =>
      `Bağış hesapları değişti (${moment}): ${detail} önerdi, ${by} onayladı.`,
    'first-accounts': ({ by, moment }) =>
      `İlk bağış hesapları yayınlandı (${moment}): ${by}, örnek hesapların yerine yeni banka hesapları yazdı. Bankanın belgesiyle karşılaştırın.`,
    'foreign-account': ({ by, title, detail, moment }) =>
      `${by}, derneğin olmayan bir hesabı yayınladı (${moment}): “${title}” içinde ${detail}.`,
    'outside-link': ({ by, detail, moment }) =>
      `${by}, duyuruya başka bir sitenin bağlantısını koydu (${moment}): ${detail}`,
    'figures-proposed': ({ by, moment }) =>
      `${by}, kapanmış bir yılın gelir ya da giderini düzeltmek istiyor (${moment}). Onay bekliyor.`,
    'figures-confirmed': ({ by, detail, moment }) =>
      `Kapanmış bir yılın hesabı düzeltildi (${moment}): ${detail} önerdi, ${by} onayladı.`,
    'permit-ends': ({ title, detail }) =>
      `“${title}” ${detail}. Yenilenince Site bölümünde tarihini değiştirin.`,
  } satisfies Record<string, (notice: Told) => string>,
  /** @param days left; below 0 it is over */
  permitEnds: (date: string, days: number) =>
    days < 0 ? `${date} günü bitti` : `${date} günü bitiyor (${days > 0 ? `${days} gün kaldı` : 'bugün'})`,
  toField: 'Tarihine Git',
  seen: 'Gördüm',
  notSeen: 'Kaydedilemedi',
  tryAgain: 'Bağlantınızı denetleyip yeniden deneyin.',
  mailSubject: (sender: string) => `${sender}: Panelde bilmeniz gereken bir değişiklik`,
  mailMore: (count: number) => `… ve panelde ${count} bildirim daha.`,
  mailEnding: (panel: string) =>
    `Bu değişikliği beklemiyorsanız öteki yöneticileri bildiğiniz numaralarından arayın ve panele bakın: ${panel}`,
};

interface Told {
  by: string;
  title: string;
  detail: string;
  moment: string;
}

/** A text that names an account which is not the association's. */
export const foreignAccountText = {
  question: 'Bu hesap derneğin değil. Yine de yayınlansın mı?',
  told: 'Yayınlarsanız bütün yöneticiler bunu sekmelerin üstünde okur.',
  publish: 'Yine de yayınla',
  mend: 'Düzenlemeye Dön',
};
