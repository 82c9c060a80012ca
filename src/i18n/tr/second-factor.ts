/** Asking for a telephone's code beside the password: setting it up, and switching it off. */
export const secondFactorText = {
  title: 'İki Aşamalı Giriş',
  hint: 'Şifrenizi öğrenen biri bile telefonunuz olmadan giriş yapamaz.',
  loading: 'Durum alınıyor…',
  fetchFailed: 'İki aşamalı girişin durumu alınamadı',
  fetchFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',

  isOff:
    'Kapalı. Açtığınızda her girişte, şifrenizden sonra telefonunuzdaki doğrulama uygulamasının gösterdiği 6 haneli kod da istenir.',
  needsApp:
    'Önce telefonunuza bir doğrulama uygulaması kurun (Google Authenticator, Microsoft Authenticator, Aegis…). Telefonunuzun şifre yöneticisi de olabilir.',
  isOn: 'Açık. Girişte şifrenizden sonra doğrulama uygulamanızın kodu istenir.',
  ifLost:
    'Telefonunuzu kaybeder ya da değiştirirseniz bir yönetici “Kullanıcılar” bölümünden iki aşamalı girişinizi kapatabilir.',
  password: 'Mevcut şifre',
  begin: 'Kuruluma Başla',
  beginning: 'Hazırlanıyor…',
  switchOff: 'İki Aşamalı Girişi Kapat',
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
  ownSecondFactor: 'Kendi iki aşamalı girişinizi menüdeki “İki Aşamalı Giriş” ile kapatın.',

  ofPerson: 'İki aşamalı giriş',
  switchOffFor: 'İki Aşamalı Girişi Kapat',
  switchOffForOf: (username: string) => `İki aşamalı girişi kapat: ${username}`,
  confirmOffFor: (username: string) => `${username} kullanıcısının iki aşamalı girişi kapatılsın mı?`,
  confirmOffForHint:
    'Kişi bundan sonra yalnızca şifresiyle giriş yapar; dilediğinde yeniden açar. Telefonunu kaybettiğini kendisinden duymadan kapatmayın.',
};
