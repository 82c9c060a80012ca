import { numberPanel } from './number-panel.ts';

export const lessonHours = () =>
  numberPanel({ seed: 'tae', number: '3', unit: 'saat', line: 'TAE: gönüllülüğün ilk dersi' });

export const preparationMonths = () =>
  numberPanel({ seed: 'preparation', number: '10', unit: 'ay', line: 'akreditasyona hazırlık takvimi' });

export const assemblyDay = () =>
  numberPanel({ seed: 'assembly', number: '17', unit: 'Nisan 2026', line: 'Olağan Genel Kurul, saat 19.30' });

export const trainingHours = () =>
  numberPanel({ seed: 'akt', number: '220', unit: 'saat', line: 'AKT 2 eğitimi, 48 saati tatbikat' });
