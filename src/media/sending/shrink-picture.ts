import { isMovingPng } from '../moving-png.ts';

/** Longest side of a sent picture, in pixels: larger than any copy that the site shows. */
const longestSide = 2560;
/** The width of a phone's screenshot, in pixels: a long one, or a panorama, is made no narrower. */
const readable = 1080;
/** Most pixels that a phone holds as a drawing, and the longest side of one that every browser draws. */
const most = { pixels: 12_000_000, side: 16_000 };

/** Bytes that take 25 seconds over 200 kbit/s. */
const fewEnough = 620 * 1024;

/** `weight`: what a picture weighs, measured by the first step. The last one is taken whatever it weighs. */
const steps = [
  { side: longestSide, quality: 0.82, weight: 1 },
  { side: longestSide, quality: 0.68, weight: 0.65 },
  { side: 2048, quality: 0.65, weight: 0.4 },
  { side: 1800, quality: 0.6, weight: 0.25 },
];

/**
 * Makes a large photograph small before it is sent. What it says of place and camera stays behind, because a drawing has none.
 * @returns the file as it is when it is small enough, or this browser cannot read or draw it
 */
export async function shrinkPicture(file: File): Promise<File> {
  const head = await readHead(file);
  const format = wantedFormat(head, file.type);
  if (!format || !(await isStillPicture(file, head)) || !canvasIsHonest()) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  try {
    if (!needsShrinking(picture, { file, format })) return file;
    const drawn = await draw(picture, format);
    return drawn && (format.isForeign || drawn.size < file.size) ? named(drawn, file, format) : file;
  } finally {
    picture.close();
  }
}

function needsShrinking(picture: ImageBitmap, { file, format }: { file: File; format: SentFormat }): boolean {
  if (format.isForeign || scaleFor(picture, longestSide) < 1) return true;
  // what is drawn line by line, such as a screenshot, would lose its sharpness
  return !format.isLossless && file.size > fewEnough;
}

async function draw(picture: ImageBitmap, { type }: SentFormat): Promise<Blob | undefined> {
  const [first, ...smaller] = steps.map((step) => ({ ...step, type }));
  const best = first && (await encode(picture, first));
  if (!best || best.size <= fewEnough) return best;
  // a weak phone draws for seconds, so it does not try what will not do
  const next = smaller.find(({ weight }) => best.size * weight <= fewEnough) ?? smaller.at(-1);
  return (next && (await encode(picture, next))) ?? best;
}

interface Encoding {
  side: number;
  quality: number;
  type: string;
}

/** Undefined where the browser writes another format than it was asked for. */
async function encode(picture: ImageBitmap, { side, quality, type }: Encoding): Promise<Blob | undefined> {
  const scale = scaleFor(picture, side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d', { alpha: type !== 'image/jpeg' });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // gives the memory back at once; a phone has little for pictures
  canvas.width = 0;
  return blob?.type === type ? blob : undefined;
}

function scaleFor({ width, height }: Pick<ImageBitmap, 'width' | 'height'>, side: number): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.max(side / long, readable / short);
  return Math.min(1, wanted, most.side / long, Math.sqrt(most.pixels / (width * height)));
}

const named = (drawn: Blob, { name, lastModified }: File, { type, extension }: SentFormat) =>
  new File([drawn], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type, lastModified });

/** Red, green, blue and opacity of what is drawn to try it. */
const drawn = [0x20, 0x40, 0x80, 0xff];

let isHonest: boolean | undefined;

/**
 * Browsers that protect against recognition give back white or noise instead of what was drawn; a photograph would
 * arrive like that, without an error.
 */
function canvasIsHonest(): boolean {
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

/** Enough to see what a file is. */
const headBytes = 32;

/** Reads the first bytes, as a letter for each. */
export const readHead = async (file: File): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));

interface SentFormat {
  type: 'image/jpeg' | 'image/webp';
  extension: 'jpg' | 'webp';
  /** A format that the server does not take; this browser may be able to read it. */
  isForeign: boolean;
  isLossless: boolean;
}

const jpeg: SentFormat = { type: 'image/jpeg', extension: 'jpg', isForeign: false, isLossless: false };
const webp: SentFormat = { type: 'image/webp', extension: 'webp', isForeign: false, isLossless: false };

/** Photographs become JPEG; what may be transparent becomes WebP. Undefined for what is sent as it is. */
function wantedFormat(head: string, type: string): SentFormat | undefined {
  if (head.startsWith('\xff\xd8\xff')) return jpeg;
  if (head.startsWith('\x89PNG')) return { ...webp, isLossless: true };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return webp;
  // Safari reads HEIC, most browsers AVIF and BMP
  return /^image\/(hei[cf]|avif|bmp)$/.test(type) ? { ...jpeg, isForeign: true } : undefined;
}

/** Tells whether a picture is still: of one that moves only the first frame would be drawn. */
export async function isStillPicture(file: File, head: string): Promise<boolean> {
  if (head.startsWith('\x89PNG')) return !(await isMovingPng(file));
  // a row of AVIF or HEIC pictures (ISO/IEC 23008-12, 10.2)
  if (/^.{4}ftyp(avis|msf1|hevc)/s.test(head)) return false;
  const hasFlags = head.startsWith('RIFF') && head.slice(12, 16) === 'VP8X';
  return !hasFlags || (head.charCodeAt(20) & 2) === 0;
}
