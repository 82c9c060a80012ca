/** A change of the bank accounts, which takes two people. */
export const accountProposalsText = {
  waits: 'Onay bekliyor',
  waitsFor: (titles: string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} ikinci bir yöneticinin onayını bekliyor.`,
  waitsHint:
    'Bu bölümde iki kişinin onayıyla değişen bir alan değişti, bu yüzden tümü bekliyor. O zamana kadar ziyaretçiler eski hâlini görür.',

  draftWaits:
    'iki kişinin onayıyla değişen bir yeri değiştiyse yayınlanmaz, ikinci yöneticinin onayına sunulur',
  othersOut: 'Öteki bölümler yayınlandı.',

  proposed: (person: string) => `${person} bağış hesaplarını değiştirmek istiyor.`,
  ownProposal: 'Bağış hesaplarında önerdiğiniz değişiklik onay bekliyor.',
  look: 'İncele',
  tryAgain: 'Bağlantınızı denetleyip yeniden deneyin.',

  title: 'Bağış hesapları değişsin mi?',
  origin: (person: string, moment: string) => `${person} önerdi, ${moment}`,
  advice:
    'Yeni IBAN’ı size gelen mesajdan değil, bankanın kendi belgesinden denetleyin. Öneren kişiyi bildiğiniz numarasından arayıp sorun.',
  legend: 'Üstü çizili olanı ziyaretçiler şimdi görüyor, altı çizili olanı onaylanınca görecek.',
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
  rule: 'Bağış hesapları nasıl değişir?',
  first:
    'Sitede hâlâ örnek hesaplar var. İlk gerçek hesapları tek başınıza yayınlayabilirsiniz: alıcıyı, izni ve bütün hesapları birlikte değiştirin. Bütün yöneticilere bildirilir.',
  firstShort:
    'İlk gerçek hesapları onay beklemeden yayınlarsınız. Sonraki her değişiklik ikinci bir yöneticinin onayını bekler, onun için bütün hesapları birlikte değiştirin.',
  lastLook: 'Hesapları bankanın belgesiyle karşılaştırdınız mı?',
  lastLookHint:
    'Bağışlar bu hesaplara gider. Her satırı bankanın size verdiği belgeyle, rakam rakam karşılaştırın.',
  /** By what was found. */
  found: {
    compare: 'Ziyaretçilerin göreceği hesap ve alıcısı:',
    'still-example': 'Hâlâ örnek olan IBAN:',
    'left-of-example': 'Örnek hesaptan kalmış görünen:',
    'other-number': 'Hesap numarası IBAN’ının içinde geçmiyor:',
  },
  publishAnyway: 'Yine de yayınla',
  goBack: 'Düzenlemeye Dön',
  waitsForSecond: 'Değişiklik ikinci bir yöneticinin onayını bekler.',
  nobodyNow: 'Şu anda onaylayabilecek kimse yok.',
  takesTwo: (people: string[]) =>
    `Alıcı, hesaplar ya da izin değişirse bölüm önce ikinci bir yöneticinin onayını bekler. Onaylayabilecek kişiler: ${people.join(', ')}.`,
  nobodyMay:
    'Alıcı, hesaplar ya da izin değişirse iki yönetici gerekir: Biri önerir, öteki onaylar. İkisinin de hesabına bir haftadır başkası dokunmamış olmalı. Şu anda böyle iki yönetici yok.',
  nobodyConfirms:
    'Şu anda onaylayabilecek ikinci bir yönetici yok: onay isteyen bir değişiklik, biri onaylayabilene kadar bekler.',
  allAreAuthors:
    'Onaylayabilecek herkes bu değişikliği yazmış ya da önermiş. Öneriyi geri çekip taslağı atın; değişikliği bir kişi yazıp yayınlasın, öteki onaylasın.',
  mayFrom: (person: string, moment: string) => `${person}, ${moment} sonrasında önerebilir ve onaylayabilir.`,
  mayOnceChosen: (person: string) =>
    `${person}, başkasının verdiği şifreyi değiştirdikten bir hafta sonra önerebilir ve onaylayabilir.`,
  addAdmin: 'Kullanıcılar bölümünden güvendiğiniz bir yönetici daha ekleyin.',
  orOperator: 'Beklemek istemiyorsanız sitenize bakan kişi onaylayabilir; nasıl yapacağı kılavuzda yazar.',

  hindrances: {
    'is-own': 'Kendi değişikliğinizi onaylayamazsınız. Başka bir yöneticinin onayı gerekir.',
    'author-not-trusted':
      'Bu öneri onaylanamaz: Yazan ya da öneren kişi artık yönetici değil, hesabına son bir hafta içinde başkası dokundu ya da başkasının verdiği şifreyi henüz değiştirmedi. Öneriyi reddedip taslağı atın; değişikliği başka bir yönetici yeniden yazsın.',
    'not-trusted':
      'Bu öneriyi şimdi onaylayamazsınız: Hesabınıza son bir hafta içinde başkası dokundu ya da başkasının verdiği şifreyi henüz değiştirmediniz.',
  },
  notFound: 'Onay bekleyen böyle bir değişiklik yok.',
  noticeNotFound: 'Böyle bir bildirim yok.',
  changedMeanwhile: 'Öneri bu arada değişti. Yeni hâlini inceleyin.',
  passwordRequired: 'Şifrenizi yazın',
  passwordWrong: 'Şifre hatalı',
};
