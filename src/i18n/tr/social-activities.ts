/** The social responsibility activities and their lightbox. */
export const socialActivitiesText = {
  pictureOf: (title: string, number: number) => `${title}, ${number}. görsel`,
  enlarge: (title: string, number: number, total: number) => `${title}: görseli büyüt (${number} / ${total})`,
  counter: (number: number, total: number) => `${number} / ${total}`,
  previous: 'Önceki görsel',
  next: 'Sonraki görsel',
  close: 'Kapat',
};
