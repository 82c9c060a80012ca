import { missionSubject as demo } from '#/content/mission.ts';
import { firstValue } from '#/content/subject.ts';

export const mission = firstValue(demo.schema, {
  title: 'Amacımız',
  lead: 'Neden varız ve ne yaparız: tek cümlede.',
  mission: { title: 'Ne yaparız?', paragraphs: ['Ararız & kurtarırız.'] },
  vision: { title: 'Nereye varırız?', paragraphs: ['Kimsenin kaybolmadığı yere.'] },
  values: { title: 'Nasıl çalışırız?', entries: [{ title: 'Dikkatle', text: 'Acele etmeyiz.' }] },
});

export const missionSubject = { ...demo, value: mission };
