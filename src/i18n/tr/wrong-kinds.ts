/** What a call says of a value whose kind no sentence of its schema speaks of. */
export const wrongKindText = {
  /** Fields as people know them. */
  labels: {
    imageUrl: 'Görsel adresi',
    images: 'Ek görseller',
    photos: 'Fotoğraflar',
    published: 'Yayınla seçimi',
    district: 'İl ve ilçe',
    isPlaceHeld: 'Tam yeri gizle seçimi',
    version: 'Sürüm numarası',
    change: 'Değişiklik numarası',
    altText: 'Açıklama',
    credit: 'Fotoğrafı çeken',
    consentNote: 'Onay notu',
    token: 'Bağlantı',
    email: 'E-posta adresi',
    subject: 'Bölüm',
    holder: 'Sekmenin adı',
    value: 'Bölümün içeriği',
    publishAt: 'Yayın zamanı',
    documents: 'Bölümler',
    force: 'Kullanılanlar da silinsin mi seçimi',
  },
  otherField: (name: string) => `“${name}” alanı`,
  eachOf: (label: string) => `${label}: her biri`,
  everything: 'Gönderilen bilgiler',

  kinds: {
    string: 'bir metin',
    number: 'bir sayı',
    int: 'bir tam sayı',
    boolean: 'true ya da false',
    array: 'bir liste',
    object: 'bir JSON nesnesi',
  },
  mustBe: (what: string, kind: string) => `${what} ${kind} olmalıdır`,
  invalid: (what: string) => `${what} geçersiz`,
};
