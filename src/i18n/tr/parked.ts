/** Words of a call for an unfinished text that is to be put aside. */
export const parkedText = {
  tooMany: (most: number) =>
    `Yarım kalanlarda yer yok: En çok ${most} yazı durabilir. Birini tamamlayın ya da silin, sonra yeniden deneyin.`,
  tooLong: 'Yarım kalan yazı sığmayacak kadar uzun. Kısaltıp yeniden deneyin.',
  notFound: 'Böyle bir yarım kalan yazı yok.',
  unknownField: 'Yarım kalan yazıda tanınmayan bir alan var. Sayfayı yenileyip yeniden deneyin.',
};
