/** The form of something stored; apart from the other sentences, which the panel needs for its first screen. */
export const storedFormText = {
  connectionFailed:
    'Sunucuya ulaşılamadı. Yazdıklarınız duruyor; bağlantınız gelince aynı düğmeye yeniden basın.',
  offline:
    'Sunucuya ulaşılamadı: İnternet bağlantınız yok. Yazdıklarınız duruyor; bağlantınız gelince kendiliğinden gönderilir. Metni değiştirirseniz aynı düğmeye yeniden basın.',
  typedMeanwhile: 'Kaydedildi. Kaydetme sürerken yazdıklarınız henüz kaydedilmedi.',
  itemGone: 'Bu kayıt silinmiş',
  itemGoneHint:
    'Çöp kutusundan geri alıp “Yeniden Dene”ye basın ya da yazınızı yeni bir kayıt olarak sürdürün.',
  itemFailed: 'Kayıt açılamadı',
  openAsNew: 'Yeni Kayıt Olarak Aç',
};
