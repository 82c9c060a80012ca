/** Words of a field that is described in one line, for a wrong value. */
export const ordinaryFieldText = {
  notText: (label: string) => `${label} bir metin olmalıdır`,
  tooLong: (label: string, most: number) => `${label} en çok ${most.toLocaleString('tr')} karakter olabilir`,
  required: (label: string) => `${label} gereklidir`,
  notCount: (label: string) => `${label} 0 ya da daha büyük bir tam sayı olmalıdır`,
};
