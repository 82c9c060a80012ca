import { textPart } from './accountability.ts';
import { firstValue } from './subject.ts';

const accessibilitySchema = textPart('Erişilebilirlik', '/hesap-verme/erisilebilirlik', 'Son gözden geçirme');

// Erişilebilirlik bildirimi. Yalnız yazılımın sağladıklarını anlatır; kendi içeriğiniz için eksikleri siz ekleyin.
const accessibility = firstValue(accessibilitySchema, {
  title: 'Erişilebilirlik',
  lead: 'Bu siteyi gözü görmeyen, eli titreyen, eski bir telefonu ya da zayıf bir hattı olan herkes kullanabilsin istiyoruz.',
  description:
    'Sitenin erişilebilirlik bildirimi: neler sağlanıyor, bilinen eksikler, engelle karşılaşan ne yapmalı.',
  example: null,
  date: '2026-11-02',
  entries: [
    {
      title: 'Neler sağlanıyor?',
      texts: [
        'Site WCAG 2.2’nin AA düzeyini hedefler. Her sürümde bütün sayfalar otomatik testlerden geçer; bunlar engellerin ancak bir bölümünü bulur.',
        'Bütün sayfalar yalnız klavyeyle ve JavaScript olmadan okunur.',
        'Yazı iki kat büyütüldüğünde de sayfa yana kaymaz; 320 piksellik ekrana sığar.',
        'Fotoğrafların, düğmelerin ve tabloların ekran okuyucular için adı vardır.',
        'Hareketi azaltmayı seçen cihazlarda görüntüler kendiliğinden değişmez.',
      ],
    },
    {
      title: 'Bilinen eksikler',
      texts: [
        'Televizyon haberlerinin videolarında altyazı ve işaret dili yoktur.',
        'Dış sitelerdeki harita ve gönüllü formu bizim denetimimizde değildir.',
        'Sitenin tamamı ekran okuyucu kullanan kişilerle henüz sınanmadı.',
      ],
    },
    {
      title: 'Bir engelle karşılaşırsanız',
      texts: [
        'Bir sayfayı kullanamıyorsanız bize hangi sayfa olduğunu ve neyin olmadığını yazın ya da söyleyin. E-postamız ve telefonumuz iletişim sayfasındadır.',
      ],
    },
  ],
});

export const accessibilitySubject = {
  file: 'accessibility.ts',
  schema: accessibilitySchema,
  value: accessibility,
};
