/** Whether visitors see something. */
export const publicationText = {
  publish: 'Yayınla',
  published: 'Yayınlandı',
  draft: 'Taslak',
  publishedOnly: 'Yayındakiler',
  draftsOnly: 'Taslaklar',
};
