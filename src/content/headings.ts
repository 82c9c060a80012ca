import { document, group, line, onManyPages, prose, searchDescription } from './fields.ts';
import { firstValue } from './subject.ts';

const heading = (label: string) =>
  group(label, {
    title: line('Başlık'),
    lead: prose('Giriş cümlesi'),
    description: searchDescription(),
  });

/** Headings of the pages whose own document is a list, or that draw what the tabs of the panel hold. */
const headingsSchema = document('Sayfa başlıkları', '/news', {
  news: heading('Haberler'),
  operations: heading('Operasyonlar'),
  photos: heading('Fotoğraf galerisi'),
  socialActivities: heading('Sosyal sorumluluk'),
  press: heading('Basın'),
  donation: heading('Bağış'),
  contact: heading('İletişim'),
  accountability: heading('Hesap verme'),
});

// Başlıkları başka bir belgede durmayan sayfaların başlığı, giriş cümlesi ve açıklaması.
const headings = firstValue(headingsSchema, {
  news: {
    title: 'Haberler',
    lead: 'Operasyonlar, eğitimler ve dernek duyuruları: ekiplerimizden güncel haberler.',
    description: 'Operasyonlar, eğitimler ve dernek duyuruları: ekiplerimizden güncel haberler.',
  },
  operations: {
    title: 'Operasyonlar',
    lead: 'Depremden kayıp aramasına, kuruluşumuzdan bu yana gönüllülerimizin katıldığı operasyonlar.',
    description: 'Depremden kayıp aramasına, kuruluşumuzdan bu yana gönüllülerimizin katıldığı operasyonlar.',
  },
  photos: {
    title: 'Fotoğraf Galerisi',
    lead: 'Operasyonlardan, eğitimlerden ve etkinliklerden görseller.',
    description: 'Operasyonlardan, eğitimlerden ve etkinliklerden görseller.',
  },
  socialActivities: {
    title: 'Sosyal Sorumluluk',
    lead: 'Görev olmadığında da komşularımızın, okulların ve doğanın yanındayız.',
    description:
      'Okullarda afet bilinci, fidan dikimi, kan bağışı ve diğer sosyal sorumluluk çalışmalarımız, yıllara göre.',
  },
  press: {
    title: 'Basında KUYAK',
    lead: 'Haberciler için iletişim ve bilgi, televizyonlarda yayımlanan haberler.',
    description:
      'Kutup Yıldızı Arama Kurtarma Derneği: basın masasının telefonu ve e-postası, amblem, sayılar; televizyon haberleri ve videolar.',
  },
  donation: {
    title: 'Bağış',
    lead: 'Bağışlarınızı banka hesaplarımıza gönderebilirsiniz. Bütün hesaplar derneğimizin adına açılmıştır.',
    description: 'Derneğin TL, USD ve EUR bağış hesapları, IBAN bilgileri ve bağışların nereye harcandığı.',
  },
  contact: {
    title: 'İletişim',
    lead: 'Eğitimler, bağışlar ve çalışmalarımız hakkındaki sorularınız için bize yazın veya bizi arayın.',
    description:
      'Kutup Yıldızı Arama Kurtarma Derneği: adres, telefon, e-posta, telsiz çağrı bilgisi ve harita.',
  },
  accountability: {
    title: 'Hesap verme',
    lead: 'Paramız nereden geliyor, nereye gidiyor, bizi kim denetliyor, hangi izinle çalışıyoruz: bize güvenenlere burada hesap veriyoruz.',
    description:
      'Derneğin gelir ve gideri, denetim raporları, bağışçı hakları, izin ve akreditasyonları, erişilebilirliği.',
  },
});

export const headingsSubject = { file: 'headings.ts', schema: onManyPages(headingsSchema), value: headings };
