import { z } from 'zod';
import { association } from './association.ts';
import { document, group, line, onManyPages, sitePath, someOf } from './fields.ts';
import { firstValue } from './subject.ts';

const menuLink = group('Bağlantı', { label: line('Görünen adı'), path: sitePath('Sayfa') });

const menuGroup = group('Açılır başlık', {
  label: line('Başlık'),
  links: someOf({ label: 'Altındaki bağlantılar', one: 'Bağlantı' }, menuLink),
});

const menuSchema = document('Menü', '/', {
  main: someOf(
    { label: 'Ana menü', one: 'Menü maddesi' },
    z.union([menuGroup, menuLink], 'Ya bir bağlantı ya da açılan bir başlık olmalı.'),
  ),
  footer: group('Sayfa altı', {
    label: line('Başlık'),
    links: someOf({ label: 'Bağlantılar', one: 'Bağlantı' }, menuLink),
  }),
});

export type MenuLink = z.infer<typeof menuLink>;
export type MenuGroup = z.infer<typeof menuGroup>;

const pressLabel = `Basında ${association.name.short}`;

// Ana menü ve sayfa altındaki hızlı bağlantılar, görünecekleri sırayla.
export const menu = firstValue(menuSchema, {
  main: [
    {
      label: 'KURUMSAL',
      links: [
        { label: 'Hakkımızda', path: '/about' },
        { label: 'Misyon ve Vizyon', path: '/mission' },
        { label: 'Yönetim Kurulu', path: '/management' },
        { label: 'Denetim Kurulu', path: '/audit' },
        { label: 'Dernek Tüzüğü', path: '/statute' },
        { label: 'KVKK Aydınlatma Metni', path: '/privacy' },
      ],
    },
    { label: 'TEMSİLCİLİKLER', path: '/representatives' },
    {
      label: 'OPERASYONLAR',
      links: [
        { label: 'Operasyonlarımız', path: '/operations' },
        { label: 'Operasyon Fotoğrafları', path: '/operation-photos' },
      ],
    },
    {
      label: 'FAALİYETLER',
      links: [
        { label: 'Bütün eğitimler ve tarihler', path: '/education' },
        { label: 'TAE: Temel Afet Eğitimi', path: '/activities/tae' },
        { label: 'AKT 1: Arama Kurtarma Teknikleri 1', path: '/activities/akt1' },
        { label: 'AKT 2: Arama Kurtarma Teknikleri 2', path: '/activities/akt2' },
        { label: 'Sosyal Sorumluluk', path: '/activities/social' },
      ],
    },
    {
      label: 'BAĞIŞ VE DESTEK',
      links: [
        { label: 'Bağış', path: '/donate' },
        { label: 'Destekçilerimiz', path: '/supporters' },
      ],
    },
    {
      label: 'MEDYA',
      links: [
        { label: 'Haberler', path: '/news' },
        { label: pressLabel, path: '/press' },
        { label: 'Galeri', path: '/gallery' },
      ],
    },
    { label: 'İLETİŞİM', path: '/contact' },
  ],

  footer: {
    label: 'Hızlı Bağlantılar',
    links: [
      { label: 'Hakkımızda', path: '/about' },
      { label: 'Haberler', path: '/news' },
      { label: 'Operasyonlarımız', path: '/operations' },
      { label: 'Eğitimler', path: '/education' },
      { label: 'Sosyal Sorumluluk', path: '/social' },
      { label: 'Temsilcilikler', path: '/representatives' },
      { label: 'Gönüllü olmak', path: '/volunteer' },
      { label: 'Bağış hesapları', path: '/donate' },
      { label: 'Basın', path: '/press' },
      { label: 'Tüzük', path: '/statute' },
      { label: 'KVKK Aydınlatma Metni', path: '/privacy' },
      { label: 'İletişim', path: '/contact' },
    ],
  },
});

export const menuSubject = { file: 'menu.ts', schema: onManyPages(menuSchema), value: menu };
