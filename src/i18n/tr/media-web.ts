/** Pictures that the server fetches from elsewhere: the field for their address, and why one did not come. */
export const mediaWebText = {
  address: 'Başka bir adresten ekle (URL)',
  addressHint: 'Görselin bir kopyası kitaplığa eklenir; kaynağından kaldırılsa da burada kalır.',
  addressExample: 'https://…',
  fetching: 'Getiriliyor…',

  missing: 'Görselin adresi gönderilmedi.',
  notAnAddress:
    'Bu bir web adresi değil. Görselin kendi adresini, başında https:// ile birlikte eksiksiz yapıştırın.',
  hasCredentials:
    'Adresin içinde kullanıcı adı ya da parola var. Bunlar olmadan açılan bir adres yazın ya da görseli cihazınıza indirip yükleyin.',
  portRefused: (port: string) =>
    `Adresteki “:${port}” bağlantı noktasından görsel alınmıyor. Görseli cihazınıza indirip yükleyin.`,
  notPublic:
    'Bu adres herkese açık internette değil, görsel oradan alınamaz. Görseli cihazınıza indirip yükleyin.',
  notReachable:
    'Bu adrese ulaşılamadı. Adresi tarayıcınızda açıp denetleyin; açılıyorsa görseli cihazınıza indirip yükleyin.',
  notGiven: (status: number) =>
    `Karşı site bu adresteki görseli vermedi (yanıtı: ${status}). Adresi tarayıcınızda açıp denetleyin; açılıyorsa görseli cihazınıza indirip yükleyin.`,
  tooManyRedirects:
    'Bu adres durmadan başka adreslere yönlendiriyor. Tarayıcınızda açıp görselin kendi adresini kopyalayın.',
  tooLarge: (megabytes: number) =>
    `Bu adresteki dosya ${megabytes} MB sınırını aşıyor. Daha küçük bir görsel seçin ya da indirip küçülttükten sonra yükleyin.`,
  tooSlow: (seconds: number) =>
    `Görsel ${seconds} saniyede gelmedi. Biraz sonra yeniden deneyin ya da görseli cihazınıza indirip yükleyin.`,
  faultHere:
    'Kopya bu kez alınamadı; sorun sitenin kendi sunucusunda. Kendiliğinden yeniden denenecek; sürerse sitenize bakan kişiye haber verin.',
  tooManyWaiting: (most: number) =>
    `Kopyası beklenen ${most} görsel var; yenisi eklenmedi. Medya sekmesinde kopyalanamayanlardan vazgeçip yeniden deneyin.`,
  tooManyAtOnce: 'Şu anda başka adreslerden görseller getiriliyor. Birkaç saniye sonra yeniden deneyin.',
};
