/** The card of a video in an article, and its mark in the editor. Both names end in a vowel that takes the same ending. */
export const videoText = {
  mark: 'Video',
  title: (site: string) => `Video · ${site}`,
  press: (site: string) => `Basınca video ${site}’dan yüklenir.`,
  open: (site: string) => `${site}’da aç`,
};
