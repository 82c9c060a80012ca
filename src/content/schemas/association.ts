import { z } from 'zod';
import {
  choice,
  count,
  date,
  document,
  emailAddress,
  exactly,
  fixed,
  group,
  line,
  list,
  phone,
  prose,
  someLines,
  webAddress,
  year,
} from './fields.ts';

const socialKinds = {
  photo: 'Fotoğraf paylaşımı',
  'short-post': 'Kısa duyuru',
  social: 'Sosyal ağ',
  video: 'Video',
  professional: 'Profesyonel ağ',
};

const deskSubjects = ['press', 'training', 'donation', 'privacy'] as const;

const degrees = (label: string, most: number) =>
  z
    .number('Sayı olmalı.')
    .min(-most, 'Böyle bir koordinat olamaz.')
    .max(most, 'Böyle bir koordinat olamaz.')
    .meta({
      title: label,
    });

export const associationSchema = document('Dernek ve iletişim', '/contact', {
  isDemo: z.boolean().meta({
    title: 'Bu bir örnek site',
    description: 'Gerçek bir dernek kendi bilgilerini yazdığında kaldırır.',
  }),
  name: group('Adı', {
    tr: line('Tam adı'),
    short: line('Kısa adı'),
    en: line('İngilizce adı'),
  }),
  tagline: line('Adın altındaki cümle'),
  description: prose('Derneği anlatan cümleler', 'Arama motorlarında ve paylaşılan bağlantılarda çıkar.'),
  foundedYear: year('Kuruluş yılı'),
  foundedCity: line('Kurulduğu şehir'),
  activeYears: count('Aktif yıl', 'Operasyonlar sayfasının üstünde görünür.'),
  copyrightYear: year('Telif yılı'),
  figures: group('Rakamlar', {
    instructors: count('Eğitmen'),
    registeredMembers: count('Kayıtlı üye'),
    volunteersInTraining: count('Eğitimi süren gönüllü'),
    towns: count('Temsilcisi olan il'),
    beyondTheTowns: line('İllerden başka', 'K.K.T.C. gibi.'),
  }),
  medal: group('Madalya', {
    name: line('Adı'),
    receivedOn: date('Verildiği gün'),
    alt: line('Resminin görmeyenler için açıklaması'),
  }),
  contact: group('İletişim', {
    address: someLines('Adres', 'Sitede göründüğü gibi, satır satır.'),
    email: emailAddress('E-posta'),
    securityEmail: emailAddress(
      'Güvenlik e-postası',
      'Sitede açık bulanların yazacağı adres; security.txt dosyasında yayımlanır.',
    ),
    phone: phone('Telefon'),
    hours: line('Telefonun açıldığı saatler'),
    callSign: line('Telsiz frekansı'),
    callSignNote: prose('Frekansın açıklaması'),
    desks: exactly(
      deskSubjects.length,
      { label: 'Konusu belli yazılar', one: 'Adres', rule: 'Her konunun bir adresi olmalı.' },
      group('Adres', {
        subject: fixed(deskSubjects),
        label: line('Konu'),
        email: emailAddress('E-posta'),
      }),
    ),
    emergencyNote: prose('Acil durum notu'),
    map: group('Harita', {
      latitude: degrees('Enlem', 90),
      longitude: degrees('Boylam', 180),
      link: webAddress('Haritanın bağlantısı'),
      embed: webAddress('Sayfaya gömülen harita'),
    }),
  }),
  socialLinks: list(
    { label: 'Sosyal ağlar', one: 'Sosyal ağ' },
    group('Sosyal ağ', {
      kind: choice('Türü', socialKinds),
      label: line('Adı'),
      url: webAddress('Adresi'),
    }),
  ),
  volunteerFormUrl: webAddress('Gönüllü formunun adresi'),
});

export type Association = z.infer<typeof associationSchema>;
