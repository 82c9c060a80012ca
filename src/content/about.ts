import type { z } from 'zod';
import { association } from './association.ts';
import { altText, document, group, line, lines, paragraphs, picture, prose, someOf, year } from './fields.ts';
import { pictures } from './pictures.ts';
import { firstValue } from './subject.ts';

const aboutSchema = document('Hakkımızda', '/about', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  picture: group('Resim', { imageUrl: picture('Resim'), alt: altText() }),
  paragraphs: paragraphs('Anlatım'),
  timeline: someOf(
    { label: 'Tarihçe', one: 'Yıl' },
    group('Yıl', { year: year('Yıl'), title: line('Başlık'), text: prose('Ne oldu?') }),
  ),
  closing: lines('Kapanış paragrafları', 'Her satır bir paragraf olur.'),
});

export type About = z.infer<typeof aboutSchema>;

const { figures } = association;

// Hakkımızda sayfası: derneğin kısa tarihi ve zaman çizelgesi.
export const about = firstValue(aboutSchema, {
  title: 'Hakkımızda',
  lead: 'Kutup Yıldızı Arama Kurtarma Derneği, 2007’de İstanbul’da kuruldu. Arama kurtarma çalışmalarını, eğitimini bitirmiş gönüllülerle yürütür.',
  picture: { imageUrl: '/artwork/volunteers-group-1600.webp', alt: pictures['volunteers-group'] },

  paragraphs: [
    'Derneğimizin hikâyesi 17 Ağustos 1999’un ardından başlar. Kurucularımızın çoğu o günlerde, hiçbir eğitimi ve donanımı olmadan enkaz başına koşan insanlardı. Ne yapacağını bilmeden yardım etmeye çalışmanın hem çaresizliğini hem tehlikesini gördüler. Sonraki yıllarda dağcılık kulüplerinde, ilk yardım kurslarında ve mahalle gönüllüleri arasında yolları yeniden kesişti; 2007’de İstanbul’da derneği kurdular.',
    'Adımızı kutup yıldızından aldık. Haritanın, pusulanın ve telefonun işe yaramadığı gecelerde yönü o gösterir. Kurucularımız, yolunu kaybedenlere yön gösteren bir dernek olmak istedi.',
    'İlk yıllarımızda on kişiyi geçmeyen bir ekiptik ve daha çok kayıp aramalarına çağrılıyorduk. 2011 Van depremleri bizim için bir dönüm noktası oldu. Enkaz başında öğrendiklerimizi yazıya döktük, eğitimlerimizi basamaklara ayırdık: TAE, AKT 1 ve AKT 2. Bugün bu basamakları tamamlamayan hiç kimse kurtarma görevine çıkmaz.',
    `Bugün derneğimizde ${figures.instructors} eğitmen ve ${figures.registeredMembers} kayıtlı üye var; ${figures.volunteersInTraining} gönüllünün eğitimi sürüyor. Türkiye’de ${figures.towns} ilde ve Kuzey Kıbrıs’ta temsilcilerimiz, Düzce’de bir temsilciliğimiz bulunuyor. Depremlerde, sellerde, orman yangınlarında ve kayıp aramalarında AFAD’ın, jandarmanın ve valiliklerin çağrısıyla, onların yönetiminde çalışıyoruz.`,
    '6 Şubat 2023 depremlerinde ekiplerimiz Hatay’da ve Adıyaman’da görev yaptı. Derneğimize 26 Nisan 2023’te Devlet Üstün Fedakârlık Madalyası verildi. Madalyayı, orada bulunan bütün gönüllüler ve geride kalıp nöbet tutan, malzeme taşıyan, telefon başında bekleyen arkadaşlarımız adına saklıyoruz.',
  ],

  timeline: [
    {
      year: 2007,
      title: 'Kuruluş',
      text: 'Dernek İstanbul’da kuruldu. Aynı yılın kasım ayında ilk kayıp araması için Kocaeli’nin Kartepe ilçesine gidildi.',
    },
    {
      year: 2009,
      title: 'Suda kurtarma',
      text: 'İstanbul’daki sel, suda kurtarma konusundaki eksiğimizi gösterdi. Bot ekibi ve su güvenliği eğitimi bu yıl başladı.',
    },
    {
      year: 2011,
      title: 'Van depremleri',
      text: 'Ekiplerimiz ekim ve kasım aylarında iki kez Van’a gitti. Dönüşte eğitim düzeni baştan kuruldu.',
    },
    {
      year: 2013,
      title: 'Basamaklı eğitim',
      text: 'TAE, AKT 1 ve AKT 2 bugünkü adlarını aldı; ilk AKT 2 dönemi mezunlarını verdi.',
    },
    {
      year: 2016,
      title: 'Düzce Temsilciliği',
      text: 'İstanbul dışındaki ilk temsilcilik Düzce’de açıldı. Ortak tatbikatlar bu yıl başladı.',
    },
    {
      year: 2018,
      title: 'Arama köpekleri',
      text: 'İlk arama köpeği ekibi eğitime alındı; iki yıl sonra göreve çıktı.',
    },
    {
      year: 2020,
      title: 'Elazığ ve İzmir',
      text: 'Ekiplerimiz ocak ayında Elazığ’da, ekim ayında İzmir’de enkaz aramalarına katıldı.',
    },
    {
      year: 2023,
      title: '6 Şubat ve madalya',
      text: 'Hatay’da ve Adıyaman’da görev yapıldı. 26 Nisan’da derneğe Devlet Üstün Fedakârlık Madalyası verildi.',
    },
    {
      year: 2026,
      title: 'Akreditasyon denetimi',
      text: 'Kentsel arama kurtarma ekibi, AFAD’ın akreditasyon denetiminde 36 saatlik saha uygulamasını tamamladı.',
    },
  ],

  closing: [
    'Bu işi ücret almadan yapıyoruz. Gelirimiz üye aidatları ve bağışlardır; her kuruşun hesabı Genel Kurula verilir. Hiçbir siyasi görüşün, inancın veya ticari kuruluşun adına çalışmayız.',
    'Görev çağrısı bize yetkili kurumlardan gelir. Acil bir durumda dernek telefonunu değil, 112’yi arayın.',
  ],
});

export const aboutSubject = { file: 'about.ts', schema: aboutSchema, value: about };
