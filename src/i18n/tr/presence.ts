/** Words about others who have the same form open. */
export const presenceText = {
  editing: (names: string) => `${names} şu anda düzenliyor`,
  editingToo: (names: string) => `${names} şu anda düzenliyor; siz de başka bir yerde düzenliyorsunuz`,
  editingYourself: 'Siz başka bir yerde düzenliyorsunuz',
  more: (count: number) => `${count} kişi daha`,
  notFound: 'Kayıt bulunamadı ya da silinmiş',
};
