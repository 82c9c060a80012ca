/** The name that colleagues read in the place of a login name. */
export const ownNameText = {
  title: 'Görünen Adım',
  label: 'Adı soyadı',
  hint: 'Panelde kullanıcı adının yerine görünür: “Ayşe Yılmaz”. Giriş yaparken kullanıcı adı yazılır.',
  saved: 'Adınız kaydedildi',
  ask: {
    label: 'Adınız hakkında',
    advice: 'Arkadaşlarınız panelde kullanıcı adınızı görüyor. Adınızı yazarsanız onu görürler.',
    act: 'Adımı yaz',
  },
  onlyAdmin: {
    label: 'Tek yönetici hakkında',
    advice: 'Tek yönetici sizsiniz. Yanlış bir IBAN ancak ikinci bir yöneticinin onayıyla düzelir.',
    act: 'Birini daha yönetici yap',
  },
};
