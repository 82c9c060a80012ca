/** Words for when two people have changed the same thing. */
export const conflictText = {
  title: (person = 'başka biri') => `Siz düzenlerken ${person} kaydetti`,
  hint: (when: string) =>
    `Kayıtlı metin ${when.toLocaleLowerCase('tr')} kaydedildi. İkinizin de değiştirdiği her alan için hangisinin kalacağını seçin; yalnız birinizin değiştirdiği, o kişinin yazdığı gibi kalır. Siz kaydedene kadar hiçbir şey değişmez.`,
  unread: (when: string) =>
    `Kayıtlı metin ${when.toLocaleLowerCase('tr')} taslak olarak kaydedildi; ziyaretçiler onu henüz okumuyor. Aşağıdaki değişiklikler formunuza eklenecek; okuyun, sonra yeniden yayınlayın.`,
  meanwhile: 'Bu arada',
  mine: 'Benim metnim',
  theirs: 'Kayıtlı metin',
  changedBy: (person = 'başka biri') => `${person} değiştirdi`,
  changedByMe: 'siz değiştirdiniz',
  keeps: (which: string) => `kalacak: ${which.toLocaleLowerCase('tr')}`,
  allMine: 'Hepsinde benim metnim',
  allTheirs: 'Hepsinde kayıtlı metin',
  settle: 'Seçtiklerimle Devam Et',
  readThem: 'Forma Ekle ve Oku',
  nothing: 'boş',
  settleHint: 'Forma dönersiniz; birleştirip kaydedebilirsiniz.',
  merged: 'Bu sırada başka bir yerde kaydedilen değişiklikler de korundu.',
};
