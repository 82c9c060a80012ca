import type { z } from 'zod';
import {
  date,
  document,
  entry,
  group,
  idFrom,
  inPlainWords,
  line,
  optional,
  prose,
  searchDescription,
  someLines,
  someOf,
  webAddress,
} from './fields.ts';
import { firstValue } from './subject.ts';
import { atMost } from './text.ts';

/** Of Turkish letters, in one message; a longer one may arrive in parts, of which one is lost. */
const longestMessage = 155;

const guideSchema = entry('Bilgi sayfası', ['title'], {
  title: line('Başlık', 'Kısa: aramada ve listede bununla bulunur.'),
  id: idFrom('title'),
  when: inPlainWords(prose('Kime, ne zaman?', 'Bir cümle: kim, hangi anda okumalı?')),
  steps: inPlainWords(someLines('Ne yapmalı?', 'Her adım bir satıra; en önemlisi en başa.')),
  avoid: inPlainWords(someLines('Ne yapmamalı?', 'Her madde bir satıra.')),
  message: inPlainWords(
    prose(
      'Kopyalanacak kısa mesaj (SMS)',
      `Tek mesaja sığsın: en çok ${longestMessage} karakter. Doldurulacak yerlere “…” koyun.`,
    ).check(atMost(longestMessage)),
  ),
  searchWords: someLines(
    'Arama sözcükleri',
    'Korkan biri ne yazar? Her satıra bir söz: “deprem oluyor”. Sayfada görünmez.',
  ),
  sources: someOf(
    { label: 'Kaynaklar', one: 'Kaynak' },
    entry('Kaynak', ['name'], { name: line('Adı'), address: webAddress('Adresi') }),
  ),
  confirmation: optional(
    'Bir eğitmen onayladı',
    group('Onay', { by: line('Onaylayan eğitmen'), on: date('Onay tarihi') }),
  ),
});

const adviceSchema = document('İlk saatler için bilgiler', '/advice', {
  title: line('Başlık'),
  lead: inPlainWords(prose('Giriş cümlesi')),
  description: searchDescription(),
  guides: someOf(
    { label: 'Bilgi sayfaları', hint: 'Her birinin kendi adresi vardır.', one: 'Bilgi sayfası' },
    guideSchema,
  )
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Aynı adresi taşıyan iki sayfa var.',
    })
    .meta({
      title: 'Bilgi sayfaları',
      description: 'Her birinin kendi adresi vardır.',
      one: 'Bilgi sayfası',
    }),
});

export type Guide = z.infer<typeof guideSchema>;

const afad = { name: 'AFAD, afet ve acil durumda yapılması gerekenler', address: 'https://www.afad.gov.tr/' };
const ifrc = {
  name: 'IFRC, Public awareness and public education: key messages',
  address: 'https://www.ifrc.org/',
};

// İlk saatler için bilgi sayfaları (/advice). Kaynaklardan yalnız bilgiler alınmıştır, cümleler bizimdir. Bir eğitmen
// panelden onaylayana kadar her sayfa, deneme metni olduğunu söyler.
export const advice = firstValue(adviceSchema, {
  title: 'İlk saatler için bilgiler',
  lead: 'Acil durumda önce 112’yi arayın. Sonra size uyan sayfayı açın.',
  description:
    'Deprem anında, enkaz altında, dağda kaybolunca ne yapmalı? Deprem çantası ve buluşma yeri: adım adım, kısa bilgiler.',
  guides: [
    {
      title: 'Deprem sırasında',
      id: 'deprem',
      when: 'Yer sarsılırken herkes için.',
      steps: [
        'Çökün, kapanın, tutunun.',
        'Sağlam bir masanın altına girin ve ayağını tutun.',
        'Masa yoksa dolaptan ve camdan uzak, alçak bir yerde çökün.',
        'Baş ve ensenizi iki kolla örtün.',
        'Yatakta iseniz kalkmayın, başı bir yastıkla örtün.',
        'Dışarıdaysanız binadan, direkten ve telden uzak durun.',
        'Araçtaysanız açık bir yerde durun, araçta kalın.',
        'Sarsıntı bitince ayakkabı giyin, gaz ile şalteri kapatın.',
        'Merdivenden inin, açık bir alana gidin.',
      ],
      avoid: [
        'Yer sarsılırken merdivene doğru koşmayın.',
        'Balkona hiç çıkmayın, camdan aşağı atlamayın.',
        'Asansöre sakın binmeyin.',
        'Kibrit ve çakmak yakmayın.',
        'Hasarlı binaya dönmeyin.',
        'Acil durum yoksa telefonla konuşmayın, mesaj atın.',
      ],
      message: 'Deprem oldu. Ben iyiyim. Yerim: … Yanımda … kişi var. Hatlar dolmasın diye mesaj attım.',
      searchWords: [
        'deprem oluyor',
        'deprem oldu',
        'sarsıntı sallanıyor sallandık',
        'deprem anında ne yapmalı',
        'zelzele artçı',
        'çök kapan tutun',
      ],
      sources: [afad, ifrc],
      confirmation: null,
    },
    {
      title: 'Enkaz altında',
      id: 'enkaz-altinda',
      when: 'Göçük altında kalan ve yakınını bekleyen için.',
      steps: [
        'Sakin olun, gücünüzü saklayın.',
        'Ağzınızı ve burnunuzu bir bezle örtün, toz yutmayın.',
        'El ve ayağı yavaşça oynatın, yara var mı, bakın.',
        'Telefon çekiyor ise 112’yi arayın ya da mesaj atın.',
        'Boruya ya da duvara üç kez vurun, durun, dinleyin.',
        'Düdük varsa çalın.',
        'Ses duyunca bağırın, sonra yine susun.',
        'Telefonun şarjı bitmesin, ışığı az yakın.',
        'Dışarıda iseniz 112’ye adresi ve ses gelen yeri söyleyin.',
      ],
      avoid: [
        'Boş yere bağırmayın, sesiniz ve gücünüz biter.',
        'Kibrit ve çakmak yakmayın.',
        'Üstünüze düşen ağır şeyi zorla itmeyin.',
        'Dışarıda iseniz enkaz üstüne basmayın, uzak durun.',
        'Ekip ses dinlerken susun, motoru kapatın.',
      ],
      message: 'Enkaz altındayım. Adım: … Adres: … Kat: … Yanımda … kişi var. Yaram: … 112’ye haber verin.',
      searchWords: [
        'enkaz altındayım enkazda kaldım',
        'göçük göçük altında bina çöktü yıkıldı',
        'mahsur kaldım sıkıştım',
        'ses duyuyorum ses geliyor',
        'imdat kurtarın yardım edin',
      ],
      sources: [afad, ifrc],
      confirmation: null,
    },
    {
      title: 'Dağda kaybolmak',
      id: 'dagda-kaybolmak',
      when: 'Dağda ya da ormanda yolunu yitiren için.',
      steps: [
        'Durun, oturun, nefes alın.',
        'Telefon çekiyor mu? Hemen 112’yi arayın.',
        '112 Acil programı varsa onu açın, sizi bulur.',
        'Hava kararıyorsa ya da sis varsa olduğunuz yerde kalın.',
        'Rüzgâr almayan, taş düşmeyen bir yere geçin.',
        'Kuru giyinin, yere değil, bir çanta üstüne oturun.',
        'Telefonu koynunuza alın, sıcak tutun, ışığı kısın.',
        'Yerinizi belli edin: parlak bir bez asın, altı kez düdük çalın, bir dakika bekleyin.',
        'Birden çok kişi iseniz hep bir arada kalın.',
      ],
      avoid: [
        'Hava kararınca yol almayın.',
        'Dere yatağından inmeyin.',
        'Kestirme yol denemeyin.',
        'Telefonu müzik ve oyunla bitirmeyin.',
        'Ter içinde rüzgârda oturmayın.',
      ],
      message:
        'Kayboldum. Yerim (konum): … Saat: … Yanımda … kişi var. Yaram: … Şarjım: % … 112’ye haber ver. Buradan ayrılmam.',
      searchWords: [
        'kayboldum kaybolduk',
        'dağda kaldım ormanda kaldım mahsur',
        'yolumu kaybettim yolu bulamıyorum',
        'sis tipi çığ donuyorum üşüyorum',
      ],
      sources: [afad, { name: '112 Acil Çağrı Merkezi', address: 'https://www.112.gov.tr/' }],
      confirmation: null,
    },
    {
      title: 'Deprem çantası',
      id: 'deprem-cantasi',
      when: 'Her ev için, deprem olmadan önce.',
      steps: [
        'Bir sırt çantası alın, kapının yanına koyun.',
        'Kişi başına üç günlük su ve bozulmayan yemek koyun.',
        'Düdük, fener, pilli radyo ve yedek pil koyun.',
        'İlk yardım takımı ve her gün alınan ilaçları koyun.',
        'Kimlik, tapu ve poliçenin kopyasını su geçirmez bir torbaya koyun.',
        'Biraz para, kâğıda yazılmış telefonlar, kalem koyun.',
        'Battaniye, yağmurluk, kalın çorap ve eldiven koyun.',
        'Bebek, yaşlı ve evcil hayvan için gerekeni ekleyin.',
        'Yılda iki kez suyu, yemeği ve pili yenileyin.',
      ],
      avoid: [
        'Çantayı kilit altında tutmayın.',
        'Çantayı size ağır gelecek kadar doldurmayın.',
        'Cam şişe koymayın.',
      ],
      message:
        'Deprem çantamız hazır mı? Su, yemek, düdük, fener, radyo, ilaç, kimlik kopyası, para, battaniye. Kapının yanında dursun.',
      searchWords: [
        'deprem çantası afet çantası acil durum çantası',
        'çantaya ne koymalı çanta listesi',
        'depreme hazırlık',
      ],
      sources: [afad, ifrc],
      confirmation: null,
    },
    {
      title: 'Buluşma yeri',
      id: 'bulusma-yeri',
      when: 'Her aile için, afet olmadan önce.',
      steps: [
        'Evin yakınında açık bir yer seçin, herkes bilsin.',
        'Mahallenin dışında ikinci bir yer seçin.',
        'Toplanma alanını e-Devlet’ten öğrenin, bir kez yürüyün.',
        'Başka ilde oturan bir yakını seçin, herkes ona haber versin.',
        'Onun numarasını kâğıda yazın, her çocuğa bir tane verin.',
        'Okul çocuğu kime verir, önceden konuşun.',
        'Afetten sonra buluşma yerine gidin, orada bekleyin.',
        'Gitmeniz gerekirse yeni yeri kapıya yazın.',
        'Yılda bir kez evde deneyin.',
      ],
      avoid: [
        'Hasarlı bir binaya yakın durmayın.',
        'Araca binmeyin, yol ambulans için boş kalsın.',
        'Herkesi tek tek aramayın, bir kişiye mesaj atın.',
      ],
      message:
        'Buluşma yerimiz: … Orası olmazsa şurası: … Haber ver: … Tel: … Hasarlı binaya girme, orada bekle.',
      searchWords: [
        'toplanma alanı toplanma yeri nerede toplanacağız',
        'ailemi bulamıyorum yakınımdan haber alamıyorum',
        'aile afet planı',
      ],
      sources: [afad, ifrc],
      confirmation: null,
    },
  ],
});

export const adviceSubject = { file: 'advice.ts', schema: adviceSchema, value: advice };
