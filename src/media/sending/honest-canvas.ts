/** Red, green, blue and opacity of what is drawn to try it. */
const drawn = [0x20, 0x40, 0x80, 0xff];

let isHonest: boolean | undefined;

/**
 * Browsers that protect against recognition give back white or noise instead of what was drawn; a photograph would
 * arrive like that, without an error.
 */
export function canvasIsHonest(): boolean {
  isHonest ??= givesBackWhatIsDrawn();
  return isHonest;
}

function givesBackWhatIsDrawn(): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [8, 8];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.fillStyle = '#204080';
  pen.fillRect(0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  return data.every((value, place) => Math.abs(value - (drawn[place % 4] ?? 0)) <= 2);
}
