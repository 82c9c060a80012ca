/** What the editor writes at its nth save; pages that show it can be told from those before. */
export const wordsOf = (save: number): string => `Prova kaydı ${save}.`;

export const anyWords = /Prova kaydı \d+\./;
