/** The search over the whole site. */
export const searchText = {
  title: 'Sitede ara',
  titleOf: (typed: string) => `“${typed}” araması`,
  description: 'Haberlerde, operasyonlarda ve sayfalarda arama.',
  label: 'Aranacak sözcükler',
  hint: 'Haberlerde, operasyonlarda ve sayfaların içinde aranır. Büyük-küçük harf ve Türkçe harfler fark etmez.',
  submit: 'Ara',
  kinds: { page: 'Sayfalar', news: 'Haberler', operation: 'Operasyonlar', section: 'Sayfaların içinde' },
  found: (number: number) => `${number} sonuç bulundu.`,
  first: (shown: number, total: number) =>
    `${total} sonucun ilk ${shown} tanesi. Bir sözcük daha yazarak daraltabilirsiniz.`,
  nothing: (typed: string) => `“${typed}” için bir şey bulunamadı.`,
  nothingHint: 'Daha az ya da daha kısa sözcüklerle yeniden deneyin. Aradığınız bunlardan biri olabilir:',
  errands: 'Sık gereken sayfalar',
  emergency: '112’yi ara',
  donate: 'Bağış yap',
  volunteer: 'Gönüllü ol',
  courses: 'Eğitim tarihlerini gör',
  contact: 'İletişime geç',
  inNeed: 'Yardıma ihtiyacınız varsa hemen 112’yi arayın.',
  /** Whoever looks for one of these may be in need: folded, as they are searched for. */
  wordsOfNeed: ['112', 'acil', 'imdat', 'kayboldum', 'kurtarin', 'mahsur', 'yardim'],
  /** What visitors call a page besides its title and its name in the menu. */
  otherWords: {
    '/education': 'kurs kursu kurslar seminer ders takvim tarih başvuru kayıt sertifika öğrenmek istiyorum',
    '/donate':
      'bağışı bağışlamak makbuz dekont para havale EFT FAST hesap numarası IBAN destek olmak istiyorum',
    '/volunteer': 'üye üyelik aidat olmak katılmak istiyorum başvuru form nasıl olunur gönüllülük',
    '/contact': 'telefon numarası adres e-posta mail ulaşmak ulaşım yol tarifi harita konum',
    '/press': 'gazeteci muhabir televizyon röportaj bülten logo',
    '/management': 'başkan başkanı yönetim kurulu üyeleri denetim',
    '/operations/figures': 'istatistik rapor tablo grafik harita kaç operasyon kurtarılan toplam yıllık',
    '/operation-photos': 'resim resimler fotoğraflar görseller',
  },
};
