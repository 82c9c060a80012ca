/** Words of fields that several collections have, and for a wrong value in them. */
export const ordinaryFieldText = {
  operation: 'Operasyon',
  noOperation: 'Bir operasyona ait değil',
  notSaid: 'Belirtilmedi',
  notText: (label: string) => `${label} bir metin olmalıdır`,
  tooLong: (label: string, most: number) => `${label} en çok ${most.toLocaleString('tr')} karakter olabilir`,
  required: (label: string) => `${label} gereklidir`,
  notCount: (label: string, least: number) => `${label} ${least} ya da daha büyük bir tam sayı olmalıdır`,
};
