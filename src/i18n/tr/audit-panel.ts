import type { Act, AuditAction, AuditSubject } from '#/stored/kinds.ts';
import { operationsText } from './operations.ts';
import { photosText } from './photos.ts';

const nothing = '—';

/**
 * Sentences of the log for each kind of change, after the person's name. A change that has no sentence here cannot be
 * recorded: the compiler asks for one.
 */
export const auditActions = {
  'news.create': (title: string) => `“${title}” haberini ekledi`,
  'news.create-published': (title: string) => `“${title}” haberini ekleyip yayınladı`,
  'news.update': (title: string) => `“${title}” haberini güncelledi`,
  'news.publish': (title: string) => `“${title}” haberini yayınladı`,
  'news.publish-planned': (title: string) => `“${title}” haberini yayınladı (önceden belirlediği saatte)`,
  'news.stop-planned': (title: string) =>
    `“${title}” haberini belirlenen saatte yayınlamadı; içinde derneğin olmayan bir IBAN var`,
  'news.unpublish': (title: string) => `“${title}” haberini yayından kaldırdı`,
  'news.schedule': (title: string) => `“${title}” haberinin yayın zamanını belirledi`,
  'news.unschedule': (title: string) => `“${title}” haberinin zamanlanmış yayınını iptal etti`,
  'news.go-back': (title: string) => `“${title}” haberinin eski bir sürümüne döndü`,
  'news.delete': (title: string) => `“${title}” haberini sildi`,
  'news.restore': (title: string) => `“${title}” haberini çöp kutusundan geri aldı`,
  'news.purge': (title: string) => `“${title}” haberini süresi dolduğu için çöp kutusundan kaldırdı`,
  'operation.create': (title: string) => `“${title}” operasyonunu ekledi`,
  'operation.create-published': (title: string) => `“${title}” operasyonunu ekleyip yayınladı`,
  'operation.update': (title: string) => `“${title}” operasyonunu güncelledi`,
  'operation.publish': (title: string) => `“${title}” operasyonunu yayınladı`,
  'operation.unpublish': (title: string) => `“${title}” operasyonunu yayından kaldırdı`,
  'operation.hold-place': (title: string) => `“${title}” operasyonunun yerini gizledi`,
  'operation.release-place': (title: string) => `“${title}” operasyonunun tam yerini açıkladı`,
  'operation.go-back': (title: string) => `“${title}” operasyonunun eski bir sürümüne döndü`,
  'operation.delete': (title: string) => `“${title}” operasyonunu sildi`,
  'operation.restore': (title: string) => `“${title}” operasyonunu çöp kutusundan geri aldı`,
  'operation.purge': (title: string) => `“${title}” operasyonunu süresi dolduğu için çöp kutusundan kaldırdı`,
  'photo.create': (title: string) => `“${title}” fotoğrafını ekledi`,
  'photo.update': (title: string) => `“${title}” fotoğrafını güncelledi`,
  'photo.delete': (title: string) => `“${title}” fotoğrafını sildi`,
  'photo.restore': (title: string) => `“${title}” fotoğrafını çöp kutusundan geri aldı`,
  'photo.purge': (title: string) => `“${title}” fotoğrafını süresi dolduğu için çöp kutusundan kaldırdı`,
  'photo.order': () => 'galerideki fotoğrafların sırasını değiştirdi',
  'document.update': (title: string) => `“${title}” bölümünde taslak kaydetti`,
  'document.publish': (title: string) => `“${title}” bölümünü yayınladı`,
  'document.publish-planned': (title: string) => `“${title}” bölümünü yayınladı (önceden belirlediği saatte)`,
  'document.stop-planned': (title: string) =>
    `“${title}” bölümünü belirlenen saatte yayınlamadı; içinde derneğin olmayan bir IBAN var`,
  'document.schedule': (title: string) => `“${title}” bölümünün yayın zamanını belirledi`,
  'document.unschedule': (title: string) => `“${title}” bölümünün zamanlanmış yayınını iptal etti`,
  'document.undo': (title: string) => `“${title}” bölümünü önceki hâline döndürdü`,
  'document.go-back': (title: string) => `“${title}” bölümünün eski bir sürümüne döndü`,
  'document.discard': (title: string) => `“${title}” bölümündeki taslağı attı`,
  'document.notice-on': () => 'duyuruyu yayınladı',
  'document.notice-off': () => 'duyuruyu kaldırdı',
  'document.propose': (title: string) => `“${title}” bölümünde bağış hesaplarını değiştirmeyi önerdi`,
  'document.confirm': (title: string) => `“${title}” bölümünde bağış hesaplarının değişmesini onayladı`,
  'document.withdraw': (title: string) => `“${title}” bölümündeki hesap değişikliği önerisini geri çekti`,
  'document.reject': (title: string) => `“${title}” bölümündeki hesap değişikliği önerisini reddetti`,
  'media.create': (title: string) => `“${title}” görselini yükledi`,
  'media.copy': (title: string) => `“${title}” görselinin kopyasını başka siteden aldı`,
  'media.update': (title: string) => `“${title}” görselinin bilgilerini güncelledi`,
  'media.hide': (title: string) => `“${title}” görselini yayından kaldırdı`,
  'media.show': (title: string) => `“${title}” görselini yeniden yayınladı`,
  'media.delete': (title: string) => `“${title}” görselini sildi`,
  'media.restore': (title: string) => `“${title}” görselini çöp kutusundan geri aldı`,
  'media.purge': (title: string) => `“${title}” görselini süresi dolduğu için çöp kutusundan kaldırdı`,
  'staff.create': (title: string) => `“${title}” kullanıcısını ekledi`,
  'staff.update': (title: string) => `“${title}” kullanıcısını güncelledi`,
  'staff.name': () => 'panelde görünen adını yazdı',
  'staff.disable': (title: string) => `“${title}” kullanıcısını devre dışı bıraktı`,
  'staff.enable': (title: string) => `“${title}” kullanıcısını yeniden etkinleştirdi`,
  'staff.password': (title: string) => `“${title}” kullanıcısının şifresini değiştirdi`,
  'staff.end-sessions': (title: string) => `“${title}” kullanıcısının oturumlarını kapattı`,
  'staff.invite': (title: string) => `“${title}” kullanıcısı için davet bağlantısı oluşturdu`,
  'staff.reset': (title: string) => `“${title}” kullanıcısı için şifre sıfırlama bağlantısı oluşturdu`,
  'staff.mail-link': (title: string) => `“${title}” kullanıcısının bağlantısını e-postayla gönderdi`,
  'staff.second-factor-off': (title: string) => `“${title}” kullanıcısının iki aşamalı girişini kapattı`,
  'session.sign-in': () => 'giriş yaptı',
  'session.sign-in-failed': () => 'hatalı ad ya da şifreyle giriş yapmayı denedi',
  'session.sign-in-refused': () => 'çok sayıda hatalı denemeden sonra bir süre giriş denemesi yapamadı',
  'session.code-failed': () => 'doğru şifreden sonra hatalı bir doğrulama kodu yazdı',
  'session.sign-out': () => 'çıkış yaptı',
  'session.end': () => 'kendi oturumlarından birini kapattı',
  'session.password': () => 'kendi şifresini değiştirdi',
  'session.password-link': () => 'bağlantıyla şifre belirledi',
  'session.password-failed': () => 'şifresini değiştirmek isterken mevcut şifresini yanlış girdi',
  'session.password-refused': () => 'çok sayıda hatalı denemeden sonra bir süre şifre değiştiremedi',
  'session.confirm-failed': () => 'bir öneriyi onaylamak isterken şifresini yanlış girdi',
  'session.confirm-refused': () => 'çok sayıda hatalı denemeden sonra bir süre onay veremedi',
  'session.second-factor-on': () => 'iki aşamalı girişi açtı',
  'session.second-factor-off': () => 'iki aşamalı girişi kapattı',
  'session.second-factor-failed': () => 'iki aşamalı girişi değiştirmek isterken şifresini yanlış girdi',
  'session.second-factor-refused': () =>
    'çok sayıda hatalı denemeden sonra bir süre iki aşamalı girişi değiştiremedi',
  'session.passkey-sign-in': () => 'geçiş anahtarıyla girdi',
  'session.passkey-failed': () => 'kabul edilmeyen bir geçiş anahtarı kullandı',
  'session.passkey-cloned': () =>
    'kopyalanmış olabilecek bir geçiş anahtarı kullandı; anahtar kabul edilmedi',
  'session.passkey-add': () => 'giriş için bir geçiş anahtarı ekledi',
  'session.passkey-remove': () => 'geçiş anahtarlarından birini kaldırdı',
  'session.recovery-sign-in': () => 'şifresi ve bir yedek kodla girdi',
  'session.recovery-codes': () => 'yeni yedek kodlar aldı',
  'audit.export': () => 'işlem geçmişini CSV olarak indirdi',
} satisfies Record<AuditAction, (title: string) => string>;

/** Sentences for several pictures at once. */
export const auditRuns: Partial<Record<string, (number: number) => string>> = {
  'photo.create': (number) => `${number} fotoğraf ekledi`,
  'photo.update': (number) => `${number} fotoğrafı güncelledi`,
  'photo.delete': (number) => `${number} fotoğrafı sildi`,
  'photo.restore': (number) => `${number} fotoğrafı çöp kutusundan geri aldı`,
  'media.create': (number) => `${number} görsel yükledi`,
  'media.update': (number) => `${number} görselin bilgilerini güncelledi`,
  'media.delete': (number) => `${number} görseli sildi`,
  'media.restore': (number) => `${number} görseli çöp kutusundan geri aldı`,
} satisfies Partial<Record<AuditAction, (number: number) => string>>;

/** The log in the panel. */
export const auditPanelText = {
  hint: 'Kim, neyi, ne zaman değiştirdi. Kayıtlar panelden silinemez, değiştirilemez.',
  loading: 'Kayıtlar yükleniyor…',
  fetchFailed: 'İşlem geçmişi alınamadı',
  fetchFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  none: 'Kayıt bulunamadı',
  noneHint: 'Bu seçimlerle eşleşen bir işlem yok.',
  older: 'Daha eski kayıtlar',
  loadingOlder: 'Kayıtlar getiriliyor…',
  noOlder: 'Kayıtların sonuna ulaştınız.',
  export: 'CSV olarak indir',
  clear: 'Süzgeci Temizle',

  filters: 'Süz',
  search: 'Başlıkta ara',
  searchHint: 'Başlık ya da kişi: haber, operasyon, ad…',
  act: 'Ne yapıldı',
  anything: 'Hepsi',
  subject: 'İşlem türü',
  person: 'Kullanıcı',
  from: 'Başlangıç',
  to: 'Bitiş',
  everything: 'Tüm işlemler',
  everybody: 'Herkes',
  commandLine: 'komut satırı',
  firstStart: 'ilk başlatma',
  housekeeping: 'sistem',
  unknownName: 'bilinmeyen ad',

  showChange: 'Değişikliği göster',
  showEach: 'Tek tek göster',
  account: (username: string) => `Kullanıcı adı: ${username}`,
  changeFailed: 'Değişiklik alınamadı',
  noChange: 'Kaydedildi, ancak hiçbir alan değişmedi.',
  before: 'Önce',
  after: 'Sonra',
  nothing,
  address: (address: string) => `Adres: ${address}`,
  number: (id: number) => `Kayıt no: ${id}`,
  notFound: 'Böyle bir kayıt yok.',
  filterInvalid: 'Süzgeç anlaşılamadı. Seçimlerinizi denetleyip yeniden deneyin.',
  columns: [
    'No',
    'Zaman (Türkiye saati)',
    'Kullanıcı',
    'İşlem',
    'Konu',
    'Konu no',
    'Başlık',
    'Değişiklik',
    'Adres',
    'Görünen ad',
    'Özet',
  ],
};

/** Groups of actions, by the word before the dot. */
export const auditSubjects = {
  news: 'Haberler',
  operation: 'Operasyonlar',
  photo: 'Fotoğraflar',
  document: 'Site bölümleri',
  media: 'Medya',
  staff: 'Kullanıcılar',
  session: 'Oturumlar ve şifreler',
  audit: 'İşlem geçmişi',
} satisfies Record<AuditSubject, string>;

export const auditActs = {
  publish: 'Yayınladı',
  unpublish: 'Yayından kaldırdı',
  schedule: 'Zamanladı',
  create: 'Ekledi',
  update: 'Değiştirdi',
  delete: 'Sildi',
  restore: 'Geri aldı',
  signIn: 'Giriş ve çıkış',
  people: 'Kullanıcılar',
  accounts: 'Bağış hesapları',
} satisfies Record<Act, string>;

/** Names of the fields that a change speaks of. `server/audit-fields.test.ts` asks for one that is missing. */
export const auditFields = {
  title: 'Başlık',
  excerpt: 'Özet',
  content: 'İçerik',
  category: 'Kategori',
  imageUrl: 'Görsel',
  images: 'Ek görseller',
  published: 'Yayında',
  publishAt: 'Yayın zamanı',
  scheduled: 'Zamanlandı',
  description: 'Açıklama',
  location: 'Konum',
  district: 'İl ve ilçe',
  isPlaceHeld: 'Yer gizli',
  date: 'Tarih',
  status: 'Durum',
  type: 'Tür',
  rescuedCount: 'Kurtarılan kişi',
  volunteerCount: 'Gönüllü',
  operationId: 'Operasyon no',
  photos: 'Fotoğrafların sırası',
  url: 'Adres',
  originalName: 'Dosya adı',
  size: 'Boyut (bayt)',
  mimetype: 'Dosya türü',
  width: 'Genişlik',
  height: 'Yükseklik',
  uploadedAt: 'Yükleme zamanı',
  altText: 'Görselin açıklaması',
  credit: 'Fotoğrafı çeken',
  consentNote: 'Görüntüdeki kişilerin onayı',
  focusX: 'Odak noktası, soldan (%)',
  focusY: 'Odak noktası, üstten (%)',
  isHidden: 'Yayından kaldırıldı',
  restoredVersion: 'Dönülen sürüm',
  device: 'Cihaz',
  username: 'Kullanıcı adı',
  displayName: 'Görünen ad',
  email: 'E-posta adresi',
  role: 'Rol',
  isDisabled: 'Devre dışı',
  endedSessions: 'Kapatılan oturum',
  action: 'İşlem türü',
  act: 'Ne yapıldı',
  from: 'Başlangıç',
  to: 'Bitiş',
  before: 'Şu numaradan önceki kayıtlar',
};

const fieldNames: Record<string, string> = auditFields;

/** The fields of a document, and what an earlier version of the site recorded, have their own names alone. */
export const auditFieldName = (name: string): string => fieldNames[name] ?? name;

/** Values that the database writes in English. */
const words: Record<string, Record<string, string>> = {
  status: operationsText.status,
  category: photosText.categories,
};

/** A value as a person reads it. */
export function auditValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.map(plain).join('\n') || nothing;
  if (typeof value === 'object') return plain(value);
  return words[field]?.[String(value)] ?? String(value);
}

/** An earlier version of the site recorded documents as they are stored. */
const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
