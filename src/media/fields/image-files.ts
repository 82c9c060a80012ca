/** Of what is dropped, only what calls itself an image is taken. */
export const isImageFile = ({ type }: File): boolean => type.startsWith('image/');
