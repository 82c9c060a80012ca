import { canvasIsHonest } from './honest-canvas.ts';
import { isStillPicture, readHead, type SentFormat, wantedFormat } from './picture-head.ts';

/** Of a sent picture, in pixels: larger than any copy that the site shows. */
const longestSide = 2560;
/** The width of a phone's screenshot, in pixels: a long one, or a panorama, is made no narrower. */
const readable = 1080;
/** What a phone holds as a drawing, and the longest side of one that every browser draws. */
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
