/**
 * Words of each row for whether visitors see something, who wrote it, and the way to its versions; they come with the
 * panel.
 */
export const publicationText = {
  publish: 'Yayınla',
  /** Of an article in the list, and of an earlier version. */
  published: 'Yayınlandı',
  isOut: 'Yayında',
  draft: 'Taslak',
  unfinished: 'Yarım kalan',
  publishedOnly: 'Yayındakiler',
  draftsOnly: 'Taslaklar',
  versions: 'Sürümler',
  unpublish: 'Yayından Kaldır',
  written: (person: string, ago: string) => `${person} yazdı · ${ago}`,
  writtenAndChanged: (writer: string, person: string, ago: string) =>
    `${writer} yazdı · son değişiklik: ${person}, ${ago}`,
  changedBy: (person: string, ago: string) => `Son değişiklik: ${person}, ${ago}`,
  changed: (ago: string) => `Son değişiklik: ${ago}`,
};
