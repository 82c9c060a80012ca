/** Ways to sign in beside the password: passkeys, an app's codes, and codes from paper. */
export const secondFactorText = {
  hint: 'Şifrenizi öğrenen biri bile cihazınız olmadan giriş yapamasın.',
  loading: 'Durum alınıyor…',
  fetchFailed: 'Giriş güvenliğinin durumu alınamadı',
  fetchFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',

  passkeys: 'Geçiş anahtarları',
  passkeysHint:
    'Telefonunuzun ya da bilgisayarınızın ekran kilidiyle girersiniz: parmak izi, yüz ya da PIN. Ad, şifre ve kod istenmez.',
  passkeyAdvice:
    'İlk anahtarı eklediğinizde şifreniz tek başına yetmez olur. İkinci bir cihaz da ekleyin, yedek kodları saklayın.',
  addedAt: (moment: string) => `Eklendi: ${moment}`,
  usedAt: (moment: string) => `Son giriş: ${moment}`,
  neverUsed: 'Henüz kullanılmadı',
  addPasskey: 'Geçiş Anahtarı Ekle',
  notInBrowser: 'Bu tarayıcı geçiş anahtarı kullanamıyor.',
  passkeyName: 'Anahtarın adı',
  passkeyNameHint: 'Hangi cihazda olduğunu sonra tanıyacağınız bir ad',
  add: 'Ekle',
  adding: 'Cihazınız soruyor…',
  added: 'Geçiş anahtarı eklendi',
  addedHint: 'Giriş sayfasında “Geçiş anahtarıyla gir” yeter. Diğer cihazlardaki oturumlarınız kapandı.',
  addFailed: 'Geçiş anahtarı eklenemedi. Yeniden deneyin.',
  remove: 'Kaldır',
  removeOf: (name: string) => `Geçiş anahtarını kaldır: ${name}`,
  removing: 'Kaldırılıyor…',
  removeHint: (name: string) =>
    `“${name}” anahtarıyla artık girilemez. Cihazın kendi listesinde durabilir, oradan da silebilirsiniz.`,
  removed: 'Geçiş anahtarı kaldırıldı',
  byPasskey: 'Şifre yerine geçiş anahtarımla onayla',
  byPasskeyBusy: 'Cihazınız soruyor…',

  app: 'Doğrulama uygulaması',
  setUpApp: 'Uygulamayı Kur',
  closeApp: 'Uygulamayı Kapat',

  recoveryCodes: 'Yedek kodlar',
  recoveryCodesLeft: (left: number) =>
    left === 0 ? 'Kullanılmamış yedek kodunuz kalmadı.' : `${left} kullanılmamış yedek kodunuz var.`,
  noRecoveryCodes: 'Yedek kodunuz yok. Cihazınızı kaybederseniz giremezsiniz.',
  recoveryCodesHint:
    'Cihazınız yanınızda değilse şifrenizden sonra kod yerine bunlardan birini yazarsınız. Her biri bir kez geçer.',
  drawCodes: 'Yeni Yedek Kodlar Al',
  drawing: 'Hazırlanıyor…',
  drawFailed: 'Yeni kodlar alınamadı. Eskileri geçersiz olmuş olabilir; bağlantınız gelince yeniden deneyin.',
  drawHint: 'On yeni kod verilir; eldeki eski kodlar geçersiz olur.',
  codesRenewed: 'Yeni yedek kodlar hazır. Eskileri artık geçmez.',
  codesShown: 'Yedek kodlarınız',
  codesShownHint:
    'Bir daha gösterilmezler. Yazdırın ya da yazıp cihazınızdan ayrı bir yerde saklayın; kimseye göndermeyin.',
  copyCodes: 'Kopyala',
  codesCopied: 'Kopyalandı',
  codesCopiedHint: 'Kodları güvenli bir yere yapıştırın.',
  codesNotCopied: 'Kopyalanamadı. Kodları elle seçin.',
  printCodes: 'Yazdır',
  saveCodes: 'Dosyaya Kaydet',
  codesFile: 'yedek-kodlar.txt',
  codesKept: 'Kodları Sakladım',
  codesUnkept: 'Yedek kodlarınızı henüz saklamadınız',
  codesUnkeptHint:
    'Bir daha gösterilmezler; varsa eskileri de artık geçmez. Kapatmadan önce yazdırın, kopyalayın ya da dosyaya kaydedin.',
  backToCodes: 'Kodlara Dön',
  closeUnkept: 'Saklamadan Kapat',

  isOff:
    'Kapalı. Açtığınızda girişte, şifrenizden sonra telefonunuzdaki doğrulama uygulamasının gösterdiği 6 haneli kod istenir.',
  needsApp:
    'Önce telefonunuza bir doğrulama uygulaması kurun (Google Authenticator, Microsoft Authenticator, Aegis…). Telefonunuzun şifre yöneticisi de olabilir.',
  isOn: 'Açık. Girişte şifrenizden sonra doğrulama uygulamanızın kodu istenir.',
  ifLost:
    'Cihazlarınızı ve yedek kodlarınızı kaybederseniz bir yönetici “Kullanıcılar” bölümünden iki aşamalı girişinizi kapatabilir.',
  password: 'Mevcut şifre',
  begin: 'Kuruluma Başla',
  beginning: 'Hazırlanıyor…',
  switchingOff: 'Kapatılıyor…',

  scan: '1. Doğrulama uygulamanızla bu kodu okutun',
  picture: 'Doğrulama uygulamasının okuyacağı karekod',
  openApp: 'Bu telefondaki uygulamada aç',
  byHand: 'Okutamıyorsanız bu anahtarı uygulamaya yazın:',
  typeCode: '2. Uygulamanın gösterdiği 6 haneli kodu yazın',
  finish: 'Aç',
  finishing: 'Açılıyor…',
  switchedOn: 'İki aşamalı giriş açıldı',
  switchedOnHint: 'Sonraki girişinizde kod da istenecek. Diğer cihazlardaki oturumlarınız kapandı.',
  switchedOff: 'İki aşamalı giriş kapatıldı',
  failed: 'İki aşamalı giriş değiştirilemedi',

  isOnAlready: 'İki aşamalı giriş zaten açık.',
  notBegun: 'Kurulum yarım kalmış. Baştan başlayın.',
  ownSecondFactor: 'Kendi iki aşamalı girişinizi menüdeki “Giriş Güvenliği” ile kapatın.',

  ofPerson: 'İki aşamalı giriş',
  switchOffFor: 'İki Aşamalı Girişi Kapat',
  switchOffForOf: (username: string) => `İki aşamalı girişi kapat: ${username}`,
  confirmOffFor: (username: string) => `${username} kullanıcısının iki aşamalı girişi kapatılsın mı?`,
  confirmOffForHint:
    'Geçiş anahtarları ve yedek kodları da silinir; kişi bundan sonra yalnızca şifresiyle giriş yapar, dilediğinde yeniden açar. Telefonunu kaybettiğini kendisinden duymadan kapatmayın.',
};
