/** The e-mail that brings a link with which somebody chooses a password. */
export const linkMailText = {
  subject: {
    invitation: (association: string) => `${association} yönetim paneline davetlisiniz`,
    reset: (association: string) => `${association} yönetim paneli: şifrenizi yenileyin`,
  },
  text: {
    invitation: (username: string) =>
      `Merhaba,\n\nYönetim paneline davet edildiniz. Kullanıcı adınız: ${username}\nŞifrenizi belirlemek için bu bağlantıyı açın:`,
    reset: (username: string) =>
      `Merhaba,\n\nYönetim panelinde “${username}” hesabı için yeni bir şifre istendi. Şifrenizi belirlemek için bu bağlantıyı açın:`,
  },
  ending: (until: string) =>
    `Bağlantı bir kez kullanılabilir; geçerlilik sonu: ${until}.\nBu e-postayı beklemiyorsanız bağlantıyı açmayın, yöneticinize haber verin.\n`,
  addressInvalid: 'Geçerli bir e-posta adresi yazın',
  notSent: 'E-posta gönderilemedi. Bağlantıyı kopyalayıp başka bir yoldan iletin.',
  tooMany: 'Gönderilmeyi bekleyen e-postalar var. Biraz sonra yeniden deneyin ya da bağlantıyı kopyalayın.',
  noMail: 'Bu sitede e-posta gönderimi ayarlanmamış. Bağlantıyı kopyalayın.',
};
