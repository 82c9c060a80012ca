import { accountPart } from './accountability.ts';
import { date, entry, line, list, prose, year } from './fields.ts';
import { firstValue } from './subject.ts';

const auditReportsSchema = accountPart('Denetim raporları', '/hesap-verme/denetim', {
  entries: list(
    { label: 'Raporlar', hint: 'En yeni yıl en üstte görünür.', one: 'Rapor' },
    entry('Rapor', ['year'], {
      year: year('Denetlenen yıl'),
      reportedOn: date('Raporun günü'),
      by: line('Kim denetledi?', 'Kurulun ya da kuruluşun adı; kişi adı yazmayın.'),
      finding: prose('Ne sonuca varıldı?', 'Kısaca, herkesin anlayacağı sözlerle; eksikleri de yazın.'),
    }),
  ),
});

// Denetim raporlarının özeti, yıl yıl.
const auditReports = firstValue(auditReportsSchema, {
  title: 'Denetim raporları',
  lead: 'Hesaplar ve kararlar her yıl denetlenir; rapor Genel Kurulda okunur. Burada her raporun özeti durur.',
  description: 'Derneğin yıllık denetim raporlarının özetleri: ne zaman, kim denetledi, ne sonuca varıldı.',
  example: 'Bu raporlar örnektir; gerçek bir denetimi anlatmaz.',
  entries: [
    {
      year: 2025,
      reportedOn: '2026-03-28',
      by: 'Denetim Kurulu',
      finding:
        'Defterler usulüne uygundur; banka hesapları ile kayıtlar birbirini tutar. İki yakıt fişinin onayı eksikti, tamamlandı. Demirbaş sayımının yılda iki kez yapılması önerildi.',
    },
    {
      year: 2024,
      reportedOn: '2025-03-29',
      by: 'Denetim Kurulu',
      finding:
        'Gelir ve gider belgeleri tamdır. Bağışların belirtilen amaçlara harcandığı görüldü. Önceki yılın önerisi yerine getirilmiştir.',
    },
    {
      year: 2023,
      reportedOn: '2024-03-30',
      by: 'Denetim Kurulu ve bağımsız denetçi',
      finding:
        'Afet dönemindeki bağış ve harcamalar ayrıca incelendi, kayıtlarla uyumlu bulundu. Ayni bağışların girişinin aynı gün yapılması önerildi.',
    },
    {
      year: 2022,
      reportedOn: '2023-03-25',
      by: 'Denetim Kurulu',
      finding: 'Hesaplarda ve kararlarda tüzüğe ya da yasaya aykırılık görülmedi.',
    },
  ],
});

export const auditReportsSubject = {
  file: 'audit-reports.ts',
  schema: auditReportsSchema,
  value: auditReports,
};
