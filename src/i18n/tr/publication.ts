/** Whether visitors see something, and the way to its versions: words of each row, which come with the panel. */
export const publicationText = {
  publish: 'Yayınla',
  published: 'Yayınlandı',
  draft: 'Taslak',
  publishedOnly: 'Yayındakiler',
  draftsOnly: 'Taslaklar',
  versions: 'Sürümler',
};
