/** Words around what a person is told above the open tab, where it is several things. */
export const remindersText = {
  further: (number: number) => `${number} hatırlatma daha`,
  fold: 'Hatırlatmaları katla',
};
