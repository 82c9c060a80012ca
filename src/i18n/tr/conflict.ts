/** Words for when two people have changed the same thing. */
export const conflictText = {
  title: (person = 'başka biri') => `Siz düzenlerken ${person} kaydetti`,
  hint: (when: string) =>
    `Aşağıdaki alanlar iki metinde farklı. Kayıtlı metin ${when.toLocaleLowerCase('tr')} kaydedildi. Her alan için hangisinin kalacağını seçin; siz kaydedene kadar hiçbir şey değişmez.`,
  unread: (when: string) =>
    `Kayıtlı metin ${when.toLocaleLowerCase('tr')} taslak olarak kaydedildi; ziyaretçiler onu henüz okumuyor. Aşağıdaki değişiklikler formunuza eklenecek; okuyun, sonra yeniden yayınlayın.`,
  meanwhile: 'Bu arada',
  mine: 'Benim metnim',
  theirs: 'Kayıtlı metin',
  withTheirs: 'Kayıtlı değişikliklerle',
  allMine: 'Hepsinde benim metnim',
  allTheirs: 'Hepsinde kayıtlı metin',
  settle: 'Seçtiklerimle Devam Et',
  readThem: 'Forma Ekle ve Oku',
  settleHint: 'Forma dönersiniz; birleştirip kaydedebilirsiniz.',
  nothing: 'boş',
  merged: 'Bu sırada başka bir yerde kaydedilen değişiklikler de korundu.',
};
