/** The dialog that shows a link with which somebody chooses a password. */
export const linkPanelText = {
  title: {
    invitation: (username: string) => `${username} için davet bağlantısı`,
    reset: (username: string) => `${username} için şifre sıfırlama bağlantısı`,
  },
  hint: (until: string) =>
    `Yalnız bu kişiye gönderin. Bir kez kullanılabilir; geçerlilik sonu: ${until}. Bağlantı burada bir kez gösterilir, gerekirse yenisini oluşturursunuz.`,
  link: 'Bağlantı',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copiedHint: 'Bağlantı panoya kopyalandı.',
  notCopied: 'Bağlantı kopyalanamadı. Üstüne basıp seçin, sonra kopyalayın.',
  share: 'Paylaş',
  shareTitle: 'Yönetim Paneli',
  email: 'E-posta adresi',
  mail: 'E-postayla Gönder',
  mailing: 'Gönderiliyor…',
  mailed: 'E-posta Gönderildi',
  mailedTo: (email: string) => `Bağlantı ${email} adresine gönderildi.`,
  notMailed: 'E-posta gönderilemedi. Bağlantıyı kopyalayıp başka bir yoldan iletin.',
  code: 'Bağlantının karekodu',
  codeHint: 'Yanınızdaysa telefonunun kamerasıyla okutsun.',
};
