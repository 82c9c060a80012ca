/** Two texts beside each other, with what differs marked. */
export const differencePanelText = {
  before: 'Önce',
  after: 'Sonra',
  empty: '(boş)',
  sameLines: (count: number) => `… ${count} satır aynı …`,
  /** Read out around what is marked; on the screen the marks say it. */
  removedStarts: '[çıkarılan: ',
  addedStarts: '[eklenen: ',
  ends: ']',
};
