/** Takes a whole file in one call. */
export const uploadPath = '/api/media/upload';

export const resumablePath = '/api/media/uploads';

/** The header of a part that says how many bytes are there already. */
export const offsetHeader = 'upload-offset';

/** In bytes, of the panel's parts. */
export const longestPart = 512 * 1024;
