/** Above so many articles, 'İleri →' says that there is more and leads to it. */
export const hintThreshold = 8;

/** Id of the card the hint leads to: the first one after the threshold. */
export const hintTarget = 'ileri';
