import { expect, test } from 'vitest';
import { initialsOf } from './board-page.tsx';

test.each([
  ['Mehmet Ali Sezer', 'MS'],
  ['İlker Şen', 'İŞ'],
  ['Av. Dr. Hakan Aydoğdu', 'HA'],
  ['Hakan Aydoğdu 🚒', 'HA'],
  ['Hakan Aydoğdu (vekil)', 'HA'],
  ['Hakan  Aydoğdu', 'HA'],
  ['Kutup', 'K'],
  ['', ''],
])('“%s” is shown by “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
