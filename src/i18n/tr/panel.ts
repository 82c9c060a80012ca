/** The staff panel's frame and what all its tabs share: their sentences. */
export const panelText = {
  title: 'Yönetim Paneli',
  welcome: ({ username, displayName }: { username: string; displayName?: string }) =>
    `Hoş geldiniz, ${displayName ? `${displayName} (${username})` : username}`,
  viewSite: 'Siteyi Gör',
  backToSite: 'Siteye dön',
  opensInNewTab: '(yeni sekmede açılır)',
  actions: 'Hesap işlemleri',

  search: 'Ara',
  searchPanel: 'Panelde ara',

  sections: 'Panel bölümleri',
  desk: 'Masam',
  news: 'Haberler',
  operations: 'Operasyonlar',
  media: 'Medya',
  photos: 'Fotoğraf Galerisi',

  loading: 'Yükleniyor…',
  needsScript:
    'Yönetim paneli JavaScript olmadan çalışmaz. Tarayıcınızın ayarlarından JavaScript’i açıp sayfayı yenileyin.',
  retry: 'Yeniden Dene',
  retrying: 'Deneniyor…',
  authCheckHint: 'Oturumunuz denetlenemedi. Bağlantınızı denetleyip yeniden deneyin.',
  partFailed: 'Bu bölüm açılamadı',
  partFailedHint: 'Bu bölümün programı gelmedi. Bağlantınızı denetleyip sayfayı yenileyin.',
  partFaultHint:
    'Programda bir hata oldu; panelin geri kalanı çalışıyor. Yeniden açın. Yine açılmazsa sayfayı yenileyin, tarayıcının çevirisini ve eklentilerini kapatın.',
  openAgain: 'Yeniden Aç',

  toast: 'Bildirim',
  toasts: 'Bildirimler ({hotkey})',
  closeToast: 'Bildirimi kapat',
  succeeded: 'Başarılı',
  failed: 'Hata',
  saveFailed: 'İşlem başarısız',
  deleteFailed: 'Silme işlemi başarısız',

  saveKeys: 'Ctrl+Enter',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  savedAtEnd: 'Yükleme bitince kendiliğinden kaydedilecek; bu pencere açık kalsın.',
  dontSave: 'Şimdi Kaydetme',
  edit: 'Düzenle',
  editOf: (title: string) => `Düzenle: ${title}`,
  delete: 'Sil',
  deleteOf: (title: string) => `Sil: ${title}`,
  moreOf: (title: string) => `Diğer işlemler: ${title}`,
  deleting: 'Siliniyor…',
  cancel: 'İptal',
  close: 'Kapat',
  done: 'Tamam',
};
