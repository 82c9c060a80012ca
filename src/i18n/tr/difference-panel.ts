/** Two texts beside each other, with what differs marked. */
export const differencePanelText = {
  before: 'Önce',
  after: 'Sonra',
  empty: '(boş)',
  /** Read out around what is marked; on the screen the marks say it. */
  removedStarts: '[çıkarılan: ',
  addedStarts: '[eklenen: ',
  ends: ']',
};
