import type { Mission } from '#/content/schemas/mission.ts';

export const mission: Mission = {
  title: 'Amacımız',
  lead: 'Neden varız: bir cümlede.',
  mission: { title: 'Ne yaparız?', paragraphs: ['Ararız & kurtarırız.'] },
  vision: { title: 'Nereye varırız?', paragraphs: ['Kimsenin kaybolmadığı yere.'] },
  values: { title: 'Nasıl çalışırız?', entries: [{ title: 'Dikkatle', text: 'Acele etmeyiz.' }] },
};
