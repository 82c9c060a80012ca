import { z } from 'zod';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { document, group, inPlainWords, line, optional, prose, someLines } from './fields.ts';
import { firstValue } from './subject.ts';
import { words } from './text.ts';

const unchanged = <Schema extends z.ZodType>(schema: Schema) => schema;

/** @param plain for the fields of a language whose readability can be reckoned */
function languageOf(label: string, plain: <Schema extends z.ZodType>(schema: Schema) => Schema = unchanged) {
  const kind = (label: string) =>
    group(label, {
      title: plain(line('Başlık', 'Ne oldu?')),
      now: plain(
        z.array(words).min(3, 'En az üç cümle olmalı.').max(6, 'En çok altı cümle olabilir.').meta({
          title: 'Şimdi ne yapmalı?',
          description: 'Üç ile altı kısa cümle, her biri bir satıra; en önemlisi en başa.',
          control: 'lines',
        }),
      ),
      avoid: plain(someLines('Ne yapmamalı?', 'Her madde bir satıra.')),
    });
  return group(label, {
    call: plain(line('112 bağlantısının yazısı', 'Sayfanın ilk satırı; basınca 112 aranır.')),
    ...({
      earthquake: kind(crisisKinds.earthquake),
      flood: kind(crisisKinds.flood),
      fire: kind(crisisKinds.fire),
      missing: kind(crisisKinds.missing),
    } satisfies Record<CrisisKind, unknown>),
    help: group('Yardım', {
      blood: plain(prose('Kan')),
      money: plain(prose('Para', 'Bağış sayfasına götürür.')),
      hands: plain(prose('El emeği', 'Gönüllülük sayfasına götürür.')),
    }),
    words: group('Başlıklar ve bağlantılar', {
      now: line('“Şimdi ne yapmalı?” başlığı'),
      avoid: line('“Ne yapmamalı?” başlığı'),
      help: line('“Yardım etmek isterseniz” başlığı'),
      latest: line('“Son durum” sözü'),
      updated: line('“Son güncelleme” sözü'),
      advice: line('Bilgi sayfalarının bağlantısı'),
      site: line('Sitenin tamamının bağlantısı'),
      otherLanguages: plain(line('Boş diller için cümle', 'Dillerden biri boşken okunur.')),
    }),
  });
}

const waiting = 'Derneğin bu dili konuşan bir gönüllüsü yazana kadar boş kalır; o zaman sayfası olmaz.';

const slot = (label: string, language: string) =>
  optional(label, languageOf(language)).meta({ title: label, description: waiting });

const crisisTextsSchema = document('Afet sayfasının metinleri', '/crisis', {
  tr: languageOf('Türkçe', inPlainWords),
  en: slot('İngilizcesi var', 'İngilizce'),
  ar: slot('Arapçası var', 'Arapça'),
  ku: slot('Kürtçesi var', 'Kürtçe'),
});

export type CrisisTexts = z.infer<typeof crisisTextsSchema>;
export type CrisisWords = CrisisTexts['tr'];

// Afet sayfasının önceden onaylanmış cümleleri. Sayfa açılırken hiçbir şey yazılmaz: burada ne varsa o çıkar.
// Bilmediğimiz bir dilde güvenlik bilgisi yazmıyoruz: Arapça ve Kürtçe derneğin o dili konuşan gönüllülerini bekler.
export const crisisTexts = firstValue(crisisTextsSchema, {
  tr: {
    call: 'Acil durumda hemen 112’yi arayın',
    earthquake: {
      title: 'Deprem oldu',
      now: [
        'Yer sarsılıyorsa çökün, kapanın, tutunun.',
        'Sarsıntı bitince gaz ile şalteri kapatın.',
        'Merdivenden inin, açık bir alana gidin.',
        'Yakınınıza mesaj atın, hatları boş tutun.',
        'Enkazdan ses geliyor mu? Yeri neresi, hemen 112’ye söyleyin.',
        'Sarsıntı yine olur, dışarıda kalın.',
      ],
      avoid: [
        'Hasarlı binaya girmeyin.',
        'Asansöre sakın binmeyin.',
        'Kibrit ve çakmak yakmayın.',
        'Enkazın üstüne çıkmayın, elle kazmayın.',
        'Araca binmeyin, yol ambulans için boş kalsın.',
      ],
    },
    flood: {
      title: 'Sel var',
      now: [
        'Yüksek bir yere çıkın.',
        'Bodrum kattan hemen çıkın.',
        'Şalteri ve gazı kapatın.',
        'Araç suda kalırsa camı açın, çıkın, yükseğe gidin.',
        'Mahsur mu kaldınız? Hemen 112’yi arayın, yeri söyleyin.',
      ],
      avoid: [
        'Akan suya girmeyin, diz boyu su sizi alır.',
        'Su basmış yola araçla girmeyin.',
        'Dere kenarında durmayın.',
        'Suya değen tele ve fişe dokunmayın.',
      ],
    },
    fire: {
      title: 'Yangın var',
      now: [
        'Alevden ve dumandan uzağa gidin, rüzgârı yanınıza alın.',
        'Boşaltın dendi mi? Hemen çıkın.',
        'Ağzınızı ıslak bir bezle örtün, yere yakın yürüyün.',
        'Kapı ve camı kapatın, kapıyı kilitlemeyin.',
        'Yaşlı ve hasta komşunuza haber verin.',
      ],
      avoid: [
        'Yangına bakmak için gitmeyin.',
        'Yolu araçla kapatmayın.',
        'Asansöre sakın binmeyin.',
        'Eşya almak için geri dönmeyin.',
      ],
    },
    missing: {
      title: 'Bir kişiyi arıyoruz',
      now: [
        'Gördünüz mü? Hemen 112’yi arayın, yer ve saat söyleyin.',
        'Bahçe, kuyu, ahır ve bodruma bakın.',
        'Araçta kamera varsa kaydı silmeyin.',
        'Gelmek mi istiyorsunuz? Önce ekibin başına yazılın.',
      ],
      avoid: [
        'Tek başına yola çıkmayın, ekip ile gidin.',
        'İz olan yere basmayın.',
        'Bir şey bulursanız ona el sürmeyin, yeri söyleyin.',
        'Doğru mu, bilmeden paylaşmayın.',
      ],
    },
    help: {
      blood: 'Kan: Kızılay’ın kan merkezine gidin. Hangi kan gerek, Kızılay söyler.',
      money: 'Para: hesaplar yalnız bu sitede. Başka hesaba para atmayın.',
      hands: 'El: bölgeye kendiniz gitmeyin. Önce bize yazılın.',
    },
    words: {
      now: 'Şimdi ne yapmalı?',
      avoid: 'Ne yapmamalı?',
      help: 'Yardım etmek isterseniz',
      latest: 'Son durum',
      updated: 'Son güncelleme',
      advice: 'Adım adım bilgiler',
      site: 'Sitenin tamamı',
      otherLanguages: 'Öbür dilleri o dili bilen gönüllümüz yazacak.',
    },
  },
  en: {
    call: 'In an emergency call 112',
    earthquake: {
      title: 'There has been an earthquake',
      now: [
        'While it shakes: drop, cover, hold on.',
        'When it stops, turn off gas and electricity.',
        'Go down by the stairs, to open ground.',
        'Send a text message to your family. Keep the lines free.',
        'Do you hear a voice in the rubble? Tell 112 where.',
        'It will shake again. Stay outside.',
      ],
      avoid: [
        'Do not go into a damaged building.',
        'Do not use the lift.',
        'Do not light a match or a lighter.',
        'Do not climb on rubble or dig on your own.',
        'Do not drive. Leave the roads to ambulances.',
      ],
    },
    flood: {
      title: 'There is a flood',
      now: [
        'Go to high ground.',
        'Leave the basement at once.',
        'Turn off electricity and gas.',
        'If your car is stuck in water, open a window, get out and go up.',
        'Are you trapped? Tell 112 where you are.',
      ],
      avoid: [
        'Do not walk into moving water. Knee-deep water can carry you away.',
        'Do not drive into a flooded road.',
        'Do not stay near a stream.',
        'Do not touch wires or plugs in water.',
      ],
    },
    fire: {
      title: 'There is a fire',
      now: [
        'Get away from flames and smoke, across the wind.',
        'If you are told to leave, leave at once.',
        'Cover your mouth with a wet cloth and stay low.',
        'Close doors and windows. Do not lock the door.',
        'Tell neighbours who are old or ill.',
      ],
      avoid: [
        'Do not go to look at the fire.',
        'Do not block the road with your car.',
        'Do not use the lift.',
        'Do not go back for your things.',
      ],
    },
    missing: {
      title: 'We are looking for a missing person',
      now: [
        'Have you seen them? Tell 112 where and when.',
        'Look around your house, garden, well and barn.',
        'If your car has a camera, keep the recording.',
        'Do you want to come? Register with the team first.',
      ],
      avoid: [
        'Do not go out to search alone.',
        'Do not step where there are tracks.',
        'Do not touch what you find. Tell us where it is.',
        'Do not share what you do not know to be true.',
      ],
    },
    help: {
      blood:
        'Blood: go to a blood centre of Kızılay, the Turkish Red Crescent. It says which blood is needed.',
      money: 'Money: our accounts are on this site only. Send nothing to any other account.',
      hands: 'Hands: do not go to the area on your own. Register with us first.',
    },
    words: {
      now: 'What to do now',
      avoid: 'What not to do',
      help: 'If you want to help',
      latest: 'Latest',
      updated: 'Last update',
      advice: 'Step by step, in Turkish',
      site: 'The whole site, in Turkish',
      otherLanguages: 'Other languages wait for volunteers of ours who speak them.',
    },
  },
  ar: null,
  ku: null,
});

export const crisisTextsSubject = {
  file: 'crisis-texts.ts',
  schema: crisisTextsSchema,
  value: crisisTexts,
};
