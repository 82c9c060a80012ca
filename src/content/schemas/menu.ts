import { z } from 'zod';
import { document, group, line, sitePath, someOf } from './fields.ts';

const menuLink = group('Bağlantı', { label: line('Görünen adı'), path: sitePath('Sayfa') });

const menuGroup = group('Açılan başlık', {
  label: line('Başlık'),
  links: someOf({ label: 'Altındaki bağlantılar', one: 'Bağlantı' }, menuLink),
});

export const menuSchema = document('Menü', '/', {
  main: someOf(
    { label: 'Ana menü', one: 'Menü maddesi' },
    z.union([menuGroup, menuLink], 'Ya bir bağlantı ya da açılan bir başlık olmalı.'),
  ),
  footer: group('Sayfa altı', {
    label: line('Başlık'),
    links: someOf({ label: 'Bağlantılar', one: 'Bağlantı' }, menuLink),
  }),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuLink = z.infer<typeof menuLink>;
export type MenuGroup = z.infer<typeof menuGroup>;
