import sharp from 'sharp';
import type { Size } from './drawn.ts';

/**
 * A grey JPEG that is not progressive, and yet comes in as many scans as it has colours (ITU T.81, B.2.3).
 * @param size in pixels, whole blocks of 16
 */
export async function flatScans(
  { width, height }: Size,
  { space = 'srgb', isTurned = false }: { space?: 'srgb' | 'cmyk'; isTurned?: boolean } = {},
): Promise<Buffer> {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#808080' } })
    .toColourspace(space)
    .jpeg({ chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  const head = Buffer.from(small.subarray(0, small.indexOf(Buffer.from([0xff, 0xda]))));
  const frame = head.indexOf(Buffer.from([0xff, 0xc0, 0]));
  head.writeUInt16BE(height, frame + 5);
  head.writeUInt16BE(width, frame + 7);
  const components = [...head.subarray(frame + 10)].filter((_, place) => place % 3 === 0);
  const scans = components.slice(0, head.readUInt8(frame + 9)).map((component, place) => {
    const isColor = space === 'srgb' && place > 0;
    const start = Buffer.from([0xff, 0xda, 0, 8, 1, component, isColor ? 0x11 : 0x00, 0, 63, 0]);
    return Buffer.concat([start, flatBlocks((width * height) / 64, isColor)]);
  });
  const start = head.subarray(0, 2);
  return Buffer.concat([start, isTurned ? lying : nothing, head.subarray(2), ...scans, end]);
}

const [nothing, end] = [Buffer.alloc(0), Buffer.from([0xff, 0xd9])];

/** EXIF that says nothing but orientation 6 (Exif 3.0, 4.5.4 and 4.6.5). */
const lying = Buffer.from(
  [
    'ffe1',
    '0022',
    '457869660000',
    '49492a0008000000',
    '0100',
    '1201',
    '0300',
    '01000000',
    '06000000',
    '00000000',
  ].join(''),
  'hex',
);

/** Blocks like the one before: 00 and 1010 in brightness, 00 and 00 in colour (K.3, K.5). */
const flatBlocks = (blocks: number, isColor: boolean): Buffer =>
  isColor ? Buffer.alloc(blocks / 2) : Buffer.alloc((blocks * 6) / 8, Buffer.from([0x28, 0xa2, 0x8a]));
