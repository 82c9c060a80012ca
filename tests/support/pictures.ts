import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** EXIF as a phone writes it: where the picture was taken, and with which camera. */
const phoneExif = {
  IFD0: { Make: 'TelefonAS', Model: 'Dağ 9', Copyright: 'gizli' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '39/1 55/1 1200/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '44/1 2/1 4200/100',
  },
};

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * A picture as a phone saves it: lying on its side, with the place it was taken in its metadata. Its upper left
 * quarter is red once it stands upright; everything else is blue.
 */
export async function photographFromPhone({
  width = 600,
  height = 400,
  format = 'jpeg',
}: {
  width?: number;
  height?: number;
  format?: PictureFormat;
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const red = await plain({ width: width / 2, height: height / 2, color: '#d02020' });
  const upright = plainPicture({ width, height, color: '#2040d0' }).composite([
    { input: red, left: 0, top: 0 },
  ]);
  // orientation 6 says: turn a quarter clockwise to stand upright, so the pixels are stored turned the other way
  const turned = sharp(await upright.png().toBuffer()).rotate(-90);
  const orientation = format === 'gif' ? undefined : 6;
  const saved = await turned
    .withExif(phoneExif)
    .withMetadata(orientation ? { orientation } : {})
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(saved);
}

/** Of 12 megapixels and some 10 MB, with the grain of a night; taken upright, with its place in it. @param grain more weighs more */
export async function largePhotograph({ grain: sigma = 24 } = {}): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 110, sigma } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  return grain.withExif(phoneExif).withMetadata({ orientation: 6 }).jpeg({ quality: 97 }).toBuffer();
}

/** A file as a browser's form sends it. */
export const pictureFile = (
  bytes: Uint8Array<ArrayBuffer> | string,
  name = 'arazi.jpg',
  type = 'image/jpeg',
) => new File([bytes], name, { type });

/** A file of other bytes that shows the same picture: decoders stop where the picture ends. */
export const otherFile = (picture: Uint8Array<ArrayBuffer>, mark: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([picture, Buffer.from(mark)]));

function plainPicture({ width, height, color }: { width: number; height: number; color: string }) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

const plain = (picture: { width: number; height: number; color: string }) =>
  plainPicture(picture).png().toBuffer();

/** A PNG of a few KB whose header promises so many pixels. */
export function pixelBomb({
  width,
  height,
  isInterlaced = false,
  isDeep = false,
}: {
  width: number;
  height: number;
  isInterlaced?: boolean;
  /** With 16 bits a colour, and transparent. */
  isDeep?: boolean;
}): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // otherwise one bit per pixel, grey
  header.writeUInt8(isDeep ? 16 : 1, 8);
  header.writeUInt8(isDeep ? 6 : 0, 9);
  header.writeUInt8(isInterlaced ? 1 : 0, 12);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** A PNG of two frames, as programs for stickers write it. @param before bytes of a colour profile that stands before the frames */
export async function movingPng({ before = 0 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const still = await plain({ width: 24, height: 16, color: '#d02020' });
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, place) => void bytes.writeUInt32BE(value, 4 * place));
    return bytes;
  };
  const frame = (place: number) =>
    chunk('fcTL', Buffer.concat([numbers(place, 24, 16, 0, 0), Buffer.from([0, 100, 3, 232, 0, 0])]));
  const pixels = still.subarray(still.indexOf('IDAT') - 4, still.indexOf('IEND') - 4);
  const again = Buffer.concat([numbers(2), pixels.subarray(8, -4)]);
  const note = before === 0 ? [] : [chunk('tEXt', Buffer.alloc(before, 'a'))];
  const parts = [
    still.subarray(0, still.indexOf('IDAT') - 4),
    ...note,
    ...[chunk('acTL', numbers(2, 0)), frame(0), pixels, frame(1), chunk('fdAT', again)],
    still.subarray(still.indexOf('IEND') - 4),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** Length, name, data and checksum (PNG specification, 5.3). */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
