import type { Mission } from '#/content/schemas/mission.ts';
import { missionSchema } from '#/content/schemas/mission.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const mission: Mission = {
  title: 'Amacımız',
  lead: 'Neden varız ve ne yaparız: tek cümlede.',
  mission: { title: 'Ne yaparız?', paragraphs: ['Ararız & kurtarırız.'] },
  vision: { title: 'Nereye varırız?', paragraphs: ['Kimsenin kaybolmadığı yere.'] },
  values: { title: 'Nasıl çalışırız?', entries: [{ title: 'Dikkatle', text: 'Acele etmeyiz.' }] },
};

export const missionSubject: Subject = { file: 'mission.ts', schema: missionSchema, value: mission };
