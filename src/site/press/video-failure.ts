import { pressText as text } from '#/i18n/tr/press.ts';

/**
 * Why a video does not play, in the words of the page. Browsers give the same error for a file that is not there and
 * for one that they cannot play (HTML, MEDIA_ERR_SRC_NOT_SUPPORTED), so the server is asked whether it is there.
 */
export async function explainVideoFailure({ src, error }: HTMLVideoElement): Promise<string> {
  const isUnplayable = error !== null && unplayable.includes(error.code);
  return isUnplayable && (await isThere(src)) ? text.unsupported : text.noFile;
}

/** MEDIA_ERR_DECODE and MEDIA_ERR_SRC_NOT_SUPPORTED. */
const unplayable = [3, 4];

const isThere = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
