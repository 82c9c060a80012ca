import type { z } from 'zod';
import { document, group, line, paragraphs, prose, searchDescription, someOf } from './fields.ts';

const section = (label: string) => group(label, { title: line('Başlık'), paragraphs: paragraphs('Anlatım') });

const entries = (label: string) =>
  someOf({ label, one: 'Madde' }, group('Madde', { title: line('Başlık'), text: prose('Metin') }));

export const englishSchema = document('İngilizce sayfa', '/en', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  emergency: group('Acil durum kutusu', { text: prose('Metin'), button: line('Düğme') }),
  onThisPage: line('Bölüm listesinin adı', 'Ekran okuyucular okur.'),

  about: section('Dernek'),
  figures: someOf(
    { label: 'Rakamlar', one: 'Rakam' },
    group('Rakam', { label: line('Ne?'), value: line('Kaç?') }),
  ),
  capability: group('Yetenekler', {
    title: line('Başlık'),
    introduction: prose('Giriş'),
    entries: entries('Yetenekler'),
    limits: section('Sınırlar'),
  }),
  callOut: group('Göreve çağrı', {
    title: line('Başlık'),
    entries: entries('Adımlar'),
    question: line('E-postadan önceki soru'),
  }),

  donation: group('Bağış', {
    title: line('Başlık'),
    introduction: prose('Giriş'),
    demoWarning: prose('Örnek hesap uyarısı'),
    beneficiary: line('“Alıcı” sözü'),
    address: line('“Adres” sözü'),
    country: line('Ülke', 'Adresten sonra yazılır; yurt dışındaki bankalar ister.'),
    referenceLabel: line('“Açıklama” sözü'),
    reference: line('Açıklamaya yazılacak söz'),
    referenceNote: prose('Açıklama notu'),
    bic: line('“BIC” sözü'),
    accounts: group('Hesapların adları', { USD: line('USD hesabı'), EUR: line('EUR hesabı') }),
    safety: prose('Güvenlik uyarısı'),
    question: line('E-postadan önceki soru'),
  }),
  copying: group('Kopyalama düğmesi', {
    copy: line('Kopyala'),
    copied: line('Kopyalandı'),
    copyFailed: line('Kopyalanamadı'),
  }),

  press: section('Basın'),
  languages: section('Diller'),
  turkish: group('Türkçe siteye bağlantı', { note: prose('Not'), link: line('Bağlantının sözü') }),
});

export type English = z.infer<typeof englishSchema>;
