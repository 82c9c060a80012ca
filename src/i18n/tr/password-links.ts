/** Choosing a password oneself: with a link, and in the place of one that somebody else handed out. */
export const passwordLinksText = {
  advice: 'Şifrenizi, hesabınızı açan kişi de biliyor olabilir. Yalnız sizin bildiğiniz birini belirleyin.',
  adviceLabel: 'Şifreniz hakkında',
  changeNow: 'Şimdi değiştir',
  later: 'Sonra',

  forgotten: 'Şifrenizi mi unuttunuz? Yöneticinizden bir sıfırlama bağlantısı isteyin.',

  title: 'Şifrenizi Belirleyin',
  loading: 'Bağlantı denetleniyor…',
  welcome: (username: string) => `Hoş geldiniz, ${username}. Panele hangi şifreyle gireceğinizi seçin.`,
  welcomeBack: (username: string) => `${username} hesabı için yeni bir şifre seçin.`,
  saveAndSignIn: 'Kaydet ve Giriş Yap',
  saved: 'Şifreniz Kaydedildi',
  savedHint: 'Giriş yaptınız. Bundan sonra bu şifreyi kullanın.',
  savedMustSignIn: 'Şimdi yeni şifrenizle ve doğrulama kodunuzla giriş yapın.',
  notSaved: 'Şifre kaydedilemedi',
  notChecked: 'Bağlantı denetlenemedi',
  notCheckedHint: 'İnternet bağlantınızı denetleyip yeniden deneyin.',
  toSignIn: 'Giriş sayfasına git',
  notOpen:
    'Bu bağlantı geçersiz: Süresi dolmuş ya da daha önce kullanılmış olabilir. Yöneticinizden yeni bir bağlantı isteyin.',
};
