/** Choosing a password oneself: with a link, and in the place of one that somebody else handed out. */
export const passwordLinksText = {
  advice:
    'Şifrenizi, hesabınızı açan kişi de biliyor olabilir. Yalnız sizin bildiğiniz bir şifre belirleyin.',
  adviceLabel: 'Şifreniz hakkında',
  changeNow: 'Şimdi değiştir',
  later: 'Sonra',

  notOpen:
    'Bu bağlantı geçersiz: süresi dolmuş ya da daha önce kullanılmış olabilir. Yöneticinizden yeni bir bağlantı isteyin.',
};
