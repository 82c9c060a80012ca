import type { z } from 'zod';
import { document, group, line, paragraphs, prose, someOf } from './fields.ts';
import { firstValue } from './subject.ts';

const statement = (label: string) =>
  group(label, { title: line('Başlık'), paragraphs: paragraphs('Anlatım') });

const missionSchema = document('Misyon ve Vizyon', '/mission', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  mission: statement('Misyon'),
  vision: statement('Vizyon'),
  values: group('Değerler', {
    title: line('Başlık'),
    entries: someOf(
      { label: 'Değerler', one: 'Değer' },
      group('Değer', { title: line('Başlık'), text: prose('Metin') }),
    ),
  }),
});

export type Mission = z.infer<typeof missionSchema>;

// Misyon ve Vizyon sayfası.
export const mission = firstValue(missionSchema, {
  title: 'Misyon ve Vizyon',
  lead: 'Neden varız, nereye varmak istiyoruz ve hangi ilkelerle çalışıyoruz.',

  mission: {
    title: 'Misyonumuz',
    paragraphs: [
      'Afetlerde, kazalarda ve kayıp aramalarında zor durumda kalan insanlara ve hayvanlara; eğitimli, donanımlı ve düzenli gönüllü ekiplerle ulaşmak. Bunu, yetkili kurumların çağrısıyla ve onların yönetiminde, ayrım gözetmeden yapmak.',
      'Afet olmadan önce de çalışırız: Toplumun afet bilincini artırır, ilk saatlerde kendine ve komşusuna yardım edebilecek insanlar yetiştiririz.',
    ],
  },

  vision: {
    title: 'Vizyonumuz',
    paragraphs: [
      'Her mahallesinde ne yapacağını bilen gönüllülerin yaşadığı, afetlerin yıkıma dönüşmediği bir ülke.',
      'Bu ülkede derneğimizin yeri; bilgisini paylaşan, ölçülen ve denetlenen, çağrıldığında güvenle görev verilen bir ekip olmaktır.',
    ],
  },

  values: {
    title: 'İlkelerimiz',
    entries: [
      {
        title: 'Önce güvenlik',
        text: 'Kendi ekibinin güvenliğini sağlayamayan kimseyi kurtaramaz. Güvenli olmayan işe başlamayız, başladıysak durdururuz.',
      },
      {
        title: 'Ayrım gözetmemek',
        text: 'Yardıma ihtiyacı olanın dili, inancı, görüşü veya uyruğu bizim için fark etmez.',
      },
      {
        title: 'Eğitim',
        text: 'İyi niyet yetmez. Göreve yalnız eğitimini bitirmiş ve bilgisini tazelemiş gönüllüler çıkar.',
      },
      {
        title: 'Mahremiyet',
        text: 'Kazazedenin ve ailesinin rızası olmadan ad, görüntü veya yer bilgisi paylaşmayız.',
      },
      {
        title: 'Hesap verebilirlik',
        text: 'Bağışların ve aidatların nereye harcandığını yazar, üyelerimize ve denetime açarız.',
      },
      {
        title: 'İş birliği',
        text: 'Sahada tek başına ekip olmaz. Yetkili kurumların düzenine uyar, öteki gönüllü ekiplerle bilgimizi paylaşırız.',
      },
    ],
  },
});

export const missionSubject = { file: 'mission.ts', schema: missionSchema, value: mission };
