/** Words for why a remark beside a draft is not taken. */
export const remarksRefusalText = {
  notFound: 'Kayıt bulunamadı ya da silinmiş',
  toRequired: 'Kime soracağınızı seçin',
  toUnknown: 'Bu kişiye sorulamıyor; listeden birini seçin',
  wordsRequired: 'Notunuzu yazın',
  wordsTooLong: (most: number) => `Not en çok ${most} karakter olabilir`,
  tooMany: (most: number) => `Burada ${most} açık not var. Önce bitenleri “Tamam, bitti” ile kapatın.`,
};
