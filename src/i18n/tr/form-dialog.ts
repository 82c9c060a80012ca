/** Words around every form of the panel: what was typed, kept and thrown away. */
export const formDialogText = {
  later: 'Ayrıntılar (sonra da doldurulabilir)',
  unsaved: 'Kaydedilmemiş değişiklikler var',
  unsavedHint: 'Bu pencereyi kapatırsanız yazdıklarınız kaybolur.',
  backToEditing: 'Düzenlemeye Dön',
  saveDraft: 'Taslak Kaydet',
  discard: 'Kaydetmeden Kapat',
  notKept:
    'Yazdıklarınız bu cihazda saklanamıyor: Cihazda yer kalmamış ya da tarayıcı izin vermiyor. Sekme kapanırsa kaybolur; sık sık kaydedin.',
  broughtBack: (when: string) =>
    `Kaydedilmemiş metniniz geri getirildi (${when.toLocaleLowerCase('tr')} yazılmıştı).`,

  backToStored: 'Kayıtlı Hâline Dön',
  dropText: 'Geri getirilen metin silinsin mi?',
  dropTextHint: 'Silinen metin bir daha geri getirilemez.',
  requiredHint: '* işaretli alanlar zorunludur.',
  noSuchDay: 'Böyle bir tarih yok ya da eksik yazılmış.',
};

const either = new Intl.ListFormat('tr', { type: 'disjunction' });

/** A file that was dropped where nothing takes it. */
export const strayFilesText = {
  notTaken: 'Dosya alınmadı',
  whereTo: (areas: readonly string[]) =>
    areas.length === 0
      ? 'Burada dosya alınmıyor. Bir formun görsel alanına ya da Medya sekmesine bırakın.'
      : `Dosyayı ${either.format(areas.map((area) => `“${area}”`))} alanına bırakın.`,
};
