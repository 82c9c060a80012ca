/** Asks the editor to select the first of these words in its text; nothing happens where they are not. */
export class SelectWords extends Event {
  static readonly type = 'select-words';
  readonly words: string;

  constructor(words: string) {
    super(SelectWords.type);
    this.words = words;
  }
}
