/** By the type that the file itself claims. */
export const isImageFile = ({ type }: File): boolean => type.startsWith('image/');
