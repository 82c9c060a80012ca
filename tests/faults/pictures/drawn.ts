import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

export interface Size {
  width: number;
  height: number;
}

/** @param number of the frame; the one after it is another picture */
export type Draw = (size: Size, channels: 3 | 4, number?: number) => Sharp;

const side = 512;

/** Of one colour, half transparent with four channels. */
export const plain: Draw = (size, channels, number = 0) => {
  const background = { r: 40, g: 90, b: 80 * (number % 4), alpha: 0.5 };
  return sharp({ create: { ...size, channels, background }, limitInputPixels: false });
};

/** What encoders need most memory for, with holes of every depth. The same square again and again, which is quicker to draw. */
export const noise: Draw = ({ width, height }, channels, number = 0) => {
  const square = createHash('shake256', { outputLength: side * side * channels })
    .update(`${number}`)
    .digest();
  const row = width * channels;
  const rows = Buffer.alloc(row * side);
  for (let y = 0; y < side; y += 1) {
    const line = square.subarray(y * side * channels, (y + 1) * side * channels);
    rows.fill(line, y * row, (y + 1) * row);
  }
  const picture = Buffer.alloc(row * height, rows);
  return sharp(picture, { raw: { width, height, channels }, limitInputPixels: false });
};

/** One frame after the other, each another. */
export async function animated(
  frames: number,
  { draw, size, channels }: { draw: Draw; size: Size; channels: 3 | 4 },
): Promise<Sharp> {
  const numbers = Array.from({ length: frames }, (_, number) => number);
  const drawn = await Promise.all(numbers.map((number) => draw(size, channels, number).raw().toBuffer()));
  const raw = { ...size, height: size.height * frames, channels, pageHeight: size.height };
  return sharp(Buffer.concat(drawn), { raw, limitInputPixels: false });
}
