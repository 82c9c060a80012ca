/** Takes a whole file in one call. */
export const uploadPath = '/api/media/upload';

export const resumablePath = '/api/media/uploads';

/** The header of a part that says how many bytes are there already. */
export const offsetHeader = 'upload-offset';

/** Bytes of the panel's longest part. */
export const longestPart = 512 * 1024;
