/** A change of the bank accounts, which takes two people. */
export const accountProposalsText = {
  waits: 'Onay bekliyor',
  waitsFor: (titles: string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} ikinci bir yöneticinin onayını bekliyor.`,
  waitsHint:
    'Alıcı, hesaplar ya da izin değiştiği için bölümün tümü bekliyor. O zamana kadar ziyaretçiler eski hâlini görür.',

  draftWaits: 'hesaplar değiştiyse yayınlanmaz, ikinci yöneticinin onayına sunulur',
  othersOut: 'Öteki bölümler yayınlandı.',

  label: 'Bağış hesaplarındaki değişiklik',
  proposed: (person: string) => `${person} bağış hesaplarını değiştirmek istiyor.`,
  ownProposal: 'Bağış hesaplarında önerdiğiniz değişiklik onay bekliyor.',
  look: 'İncele',
  changed: (moment: string, proposer: string, confirmer: string) =>
    `Bağış hesapları değişti (${moment}): ${proposer} önerdi, ${confirmer} onayladı.`,
  seen: 'Gördüm',
  notSeen: 'Kaydedilemedi',
  tryAgain: 'Bağlantınızı denetleyip yeniden deneyin.',

  title: 'Bağış hesapları değişsin mi?',
  origin: (person: string, moment: string) => `${person} önerdi, ${moment}`,
  advice:
    'Yeni IBAN’ı size gelen mesajdan değil, bankanın kendi belgesinden denetleyin. Öneren kişiyi bildiğiniz numarasından arayıp sorun.',
  before: 'Ziyaretçiler şimdi bunu görüyor',
  after: 'Onaylanınca bunu görecek',
  reordered: 'Satırların yalnız sırası değişiyor.',
  unchangedRest: 'Yalnız değişen satırlar görünür.',
  password: 'Şifreniz',
  passwordHint: 'Onaylayanın siz olduğunuzu bilmek için yeniden soruyoruz.',
  confirm: 'Onayla ve Yayınla',
  confirming: 'Onaylanıyor…',
  confirmed: 'Bağış hesapları değişti',
  confirmedHint: 'Ziyaretçiler artık yeni hesapları görüyor.',
  confirmFailed: 'Onaylanamadı',
  reject: 'Reddet',
  rejecting: (person: string) => `${person} adlı kişinin önerisi reddedilsin mi?`,
  rejectingHint:
    'Öneri kaldırılır, ziyaretçiler eski hesapları görmeyi sürdürür. Yazılanlar taslak olarak kalır. Öneren kişiye bildirilmez; kendiniz haber verin.',
  withdraw: 'Öneriyi Geri Çek',
  dropping: 'Kaldırılıyor…',
  dropped: 'Öneri kaldırıldı',
  droppedHint: 'Ziyaretçiler eski hesapları görmeyi sürdürüyor. Yazılanlar taslak olarak duruyor.',
  dropFailed: 'Öneri kaldırılamadı',
  gone: 'Bu öneri artık yok',
  goneHint: 'Başka bir yönetici onaylamış, reddetmiş ya da öneren geri çekmiş olabilir.',
  fetchFailed: 'Öneri alınamadı',
  whoMay: (people: string[]) => `Onaylayabilecek kişiler: ${people.join(', ')}.`,
  nobodyMay: 'Onaylamak için ikinci bir yönetici gerekir; şu anda onaylayabilecek kimse yok.',
  mayLater: (person: string, moment: string) =>
    `${person} adlı yöneticinin hesabı kısa süre önce açıldı ya da değiştirildi. ${moment} sonrasında önerilen bir değişikliği onaylayabilir.`,
  mayLaterBehind: (person: string, moment: string) =>
    `${person} adlı yönetici bu değişikliği yazan ya da öneren birinin hesabını kısa süre önce açtı ya da değiştirdi. ${moment} sonrasında önerilen bir değişikliği onaylayabilir.`,
  youMayLater: (moment: string) => `${moment} sonrasında önerilen bir değişikliği siz onaylayabilirsiniz.`,
  mayOnceChosen: (person: string) =>
    `${person} adlı yönetici, başkasının verdiği şifreyi değiştirdikten bir hafta sonra önerilen bir değişikliği onaylayabilir.`,
  mayOnceChosenBehind: (person: string) =>
    `${person} adlı yönetici bu değişikliği yazan ya da öneren birinin şifresini verdi. O şifre değiştirildikten bir hafta sonra önerilen bir değişikliği onaylayabilir.`,
  youMayOnceChosen:
    'Başkasının verdiği şifreyi değiştirdikten bir hafta sonra önerilen bir değişikliği siz onaylayabilirsiniz.',
  youMayOnceChosenBehind:
    'Şifresini verdiğiniz kişi onu değiştirdikten bir hafta sonra önerilen bir değişikliği siz onaylayabilirsiniz.',
  proposeLater: 'Bunun için değişikliğin o tarihten sonra yeniden yayınlanması gerekir.',
  addAdmin:
    'Kullanıcılar bölümünden bu değişikliği yazmamış bir yönetici daha ekleyin ve bir hafta sonra yeniden önerin.',
  orCommand: 'Beklemek istemiyorsanız sitenize bakan kişi sunucuda şu komutla onaylayabilir:',
  command: 'npm run admin -- confirm-accounts',

  isOwn: 'Kendi değişikliğinizi onaylayamazsınız. Başka bir yöneticinin onayı gerekir.',
  isTooNew:
    'Bu öneriyi onaylayamazsınız. Ya hesabınızı öneriden önceki bir hafta içinde veya sonrasında başka biri açtı veya değiştirdi ya da başkasının verdiği şifreyi henüz değiştirmediniz.',
  isBehind:
    'Bu öneriyi onaylayamazsınız. Değişikliği yazan ya da öneren birinin hesabını öneriden önceki bir hafta içinde siz açtınız veya değiştirdiniz ya da şifresini siz verdiniz.',
  notFound: 'Onay bekleyen böyle bir değişiklik yok.',
  changeNotFound: 'Böyle bir değişiklik yok.',
  changedMeanwhile: 'Öneri bu arada değişti. Yeni hâlini inceleyin.',
  passwordRequired: 'Şifrenizi yazın',
  passwordWrong: 'Şifre hatalı',
};
