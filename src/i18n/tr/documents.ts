/** The parts of the site that staff edit in the panel. */
export const documentsText = {
  site: 'Site',
  siteHint:
    'Sitede görünen her yazı, kişi, tarih ve hesap. Önce taslak kaydedilir, yayınlayınca herkes görür.',
  walk: 'Siteyi gezerek düzenle',
  walkHint:
    '“Siteyi gezerek düzenle” sayfaları taslaklarla birlikte yeni sekmede açar; bir yazının, sayının ya da resmin kalemine basınca o yerin formu açılır.',
  otherPages: 'Öteki sayfalar',
  manyPages: 'Birçok sayfada görünenler',
  search: 'Bölümlerde ara',
  searchHint: 'Telefon, başkan, aidat, madde 14…',
  searching: 'Aranıyor…',
  searchFailed: 'Bölümlerin içi aranamadı; yalnız adları arandı.',
  found: (count: number) => `${count} bölüm bulundu`,
  noneFound: (typed: string) => `“${typed}” hiçbir bölümde yok`,
  noneFoundHint:
    'Sözcüğün başını yazmanız yeter. Haberler, operasyonlar ve fotoğraflar kendi sekmelerinde aranır.',
  moreFound: (count: number) => `Bu bölümde ${count} yer daha var.`,
  loading: 'Bölümler yükleniyor…',
  fetchFailed: 'Sitenin bölümleri alınamadı',
  fetchHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  versionsFailed: 'Önceki sürümler alınamadı',
  editTitle: 'Bölümü Düzenle',
  edit: (title: string) => `Düzenle: ${title}`,
  versionsOf: (title: string) => `Önceki sürümler: ${title}`,
  firstVersion: 'Sitenin ilk hâli',
  changed: (person: string, when: string) => `${person}, ${when.toLocaleLowerCase('tr')}`,

  draftSaved: 'Taslak kaydedildi.',
  section: (title: string) => `Bölüm: ${title}.`,
  sameAsOut: 'Yayındaki hâliyle aynı; taslak kalmadı.',
  planRemoved: 'Plan kaldırıldı; bölüm taslak olarak duruyor.',
  sectionPublished: 'Bölüm yayınlandı.',
  scheduled: (moment: string) => `Bölüm zamanlandı. Yayın zamanı: ${moment}.`,
  state: 'Durumu',
  timeIsOver: () => 'Bu saat geçti; yayınladığınız anda ziyaretçiler görür.',
  accountsWait: 'İki kişiyle değişen bir yeri değiştiyse önce ikinci bir yönetici onaylar.',
  accountsWaitThen: 'Değiştiyse o saatte ikinci yöneticinin onayını beklemeye başlar.',
  undo: 'Geri Al',
  undoHint: 'Geri Al: ziyaretçiler yeniden önceki hâlini görür',
  undone: 'Geri alındı',
  undoneHint: (titles: string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} yayınlamadan önceki hâline döndü.`,
  undoneInVersions: 'Geri alınan metin Sürümler’de duruyor.',
  changedSincePublished:
    'Bölüm bu yayından sonra değişti; geri alınsaydı o değişiklik de kaybolurdu. Önceki sürümlerine bakıp geri dönebilirsiniz.',
  undoFailed: 'Geri alınamadı',
  undoFailedHint: 'Bölümün önceki sürümlerinden geri dönebilirsiniz.',

  previewTitle: (title: string) => `Önizleme: ${title}`,
  previewHint:
    'Sayfa, bütün taslaklar yayınlanınca böyle görünür. Bir yeri düzenlemek için kalemine, bütün bölüm için adına basın:',
  savedHere: 'Kaydettiğiniz burada görünüyor.',
  hidePencils: 'Kalemleri gizle',
  showPencils: 'Kalemleri göster',
  draftOf: (title: string) => `${title} (taslak)`,
  previewFailed: 'Önizleme oluşturulamadı',
  previewFailedHint:
    'Taslakta doldurulmamış bir yer var. Bölümü açıp boş alanları doldurun, sonra yeniden önizleyin.',
  backToSite: 'Siteye dön',
  formPreviewHint: 'Sayfayı bütün taslaklarla birlikte yeni sekmede açar.',

  choose: 'Seçin',
  yes: 'Evet',
  no: 'Hayır',
  paragraphsHint: 'Her satır ayrı bir paragraf olur.',
  linesHint: 'Her satır bir madde olur.',

  discard: 'Taslağı At',
  discardOf: (title: string) => `Taslağı At: ${title}`,
  discarding: 'Atılıyor…',
  confirmDiscard: (title: string) => `“${title}” taslağı atılsın mı?`,
  discardHint: (saved: string) =>
    `${saved} kaydetti. Bölüm ziyaretçilerin okuduğu hâline döner; taslak önceki sürümlerde durur.`,
  discarded: 'Taslak atıldı.',
  discardFailed: 'Taslak atılamadı',

  drafts: (count: number) => `Yayınlanmamış ${count} taslak var.`,
  publishAll: 'Taslakları Yayınla',
  publishAllHint: 'Hepsi aynı anda yayınlanır; ziyaretçiler siteyi yarısı eski, yarısı yeni görmez.',
  publishing: 'Yayınlanıyor…',
  published: 'Yayınlandı',
  publishedHint: (titles: string[]) => `Ziyaretçiler artık görüyor: ${titles.join(', ')}.`,
  publishFailed: 'Yayınlanamadı',

  notFound: 'Sitenin böyle bir bölümü yok.',
  versionNotFound: 'Bu bölümün böyle bir sürümü yok.',
  proposalWaits:
    'Bu bölümde onay bekleyen bir hesap değişikliği var. Önce öneriyi geri çekin ya da sonuçlanmasını bekleyin.',
  changedMeanwhile: 'Siz yazarken bu bölüm başka biri tarafından değiştirildi.',
  otherShape:
    'Bu bölümün alanları değişmiş. Sayfayı yenileyip formu yeniden açın; yazdıklarınız bu cihazda duruyor.',
  pictureUnknown: 'Bu görsel kitaplıkta yok. Kitaplıktan seçin ya da yükleyin.',
  pictureInBin: 'Bu görsel çöp kutusunda. Oradan geri alın ya da başka bir görsel seçin.',
  faults: (title: string, count: number) =>
    count === 1
      ? `“${title}” yayınlanmadı: Düzeltilecek bir yer var.`
      : `“${title}” yayınlanmadı: Düzeltilecek ${count} yer var.`,
};

export const documentVersionsText = {
  hint: 'Her kaydetmede bölümün bir sürümü saklanır. Eski bir sürümü inceleyip ona dönebilirsiniz.',
  isSame: 'Bu sürüm bölümün son kaydedilen hâliyle aynı.',
  restoringHint:
    'Taslak olarak geri gelir; yayınlayana kadar sitede bir şey değişmez. Bölüm zamanlandıysa plan kalkar. Yayındaki sürüme dönerseniz taslak kalmaz.',
  restored: 'Bölüm eski sürümüne döndü',
};
