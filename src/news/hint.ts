/** Number of articles above which 'İleri →' says that there are more and leads to them. */
export const hintThreshold = 8;

/** Id of the first card after the threshold, to which the hint leads. */
export const hintTarget = 'ileri';
