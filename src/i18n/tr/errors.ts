/** Refusals that belong to no domain. */
export const errorText = {
  otherOrigin: 'Bu istek başka bir siteden geldiği için reddedildi.',
  otherName: (siteUrl: string) =>
    `Panele yalnızca ${siteUrl} adresinden girilebilir. Sayfayı o adreste açıp yeniden deneyin.`,
  noSuchCall: 'Böyle bir adres yok.',
  otherMethod: 'Bu adreste böyle bir işlem yapılamaz.',
  oddQuery: 'Adreste geçersiz karakterler var. Adresi denetleyip yeniden deneyin.',
  listChoiceInvalid: 'Arama anlaşılamadı. Seçimlerinizi denetleyip yeniden deneyin.',
  keyUsed:
    'Bu Idempotency-Key daha önce başka türden bir kayıt için kullanıldı. Yeni bir anahtarla yeniden deneyin.',
  keyTooLong: (most: number) => `Idempotency-Key en çok ${most} karakter olabilir.`,
  notJson: 'İstek JSON biçiminde gönderilmelidir.',
  brokenJson: 'İstek okunamadı: Geçerli bir JSON değil.',
  invalid: 'Gönderilen bilgiler eksik ya da hatalı.',
  foreignAccount: (iban: string) =>
    `${iban} derneğin bağış hesapları arasında değil. Yerine bağış sayfasına bağlantı verin; gerçekten gerekiyorsa bir yönetici yayınlayabilir.`,
  bodyTooLarge: 'Gönderilen içerik çok büyük.',
  tooMuchAtOnce: 'Listenin tümü bir kerede gönderilemeyecek kadar uzun.',
  tooBusy: 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra yeniden deneyin.',
  databaseAway: 'Veri tabanına şu anda ulaşılamıyor. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
  databaseBusy:
    'Veri tabanı şu anda meşgul olduğu için işlem yapılamadı. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
  diskFull:
    'Disk dolu. Yazdıklarınız duruyor, ama şu anda kaydedilemiyor. Yer açılınca yeniden deneyin; sitenize bakan kişiye haber verin.',
  unexpected: (requestId: string) =>
    `Beklenmeyen bir hata oluştu. Sorun sürerse sitenize bakan kişiye şu numarayı iletin: ${requestId}`,
};
