import sharp from 'sharp';

/**
 * A grey JPEG that is not progressive, and yet comes in three scans, one for each colour (ITU T.81, B.2.3).
 * @param size in pixels, whole blocks of 16
 */
export async function flatScans({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#808080' } })
    .jpeg({ chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  const head = Buffer.from(small.subarray(0, small.indexOf(Buffer.from([0xff, 0xda]))));
  const frame = head.indexOf(Buffer.from([0xff, 0xc0]));
  head.writeUInt16BE(height, frame + 5);
  head.writeUInt16BE(width, frame + 7);
  const blocks = (width * height) / 64;
  const scan = (component: number, tables: number, pixels: Buffer) =>
    Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, component, tables, 0, 63, 0]), pixels]);
  // a block like the one before: 00 and 1010 in brightness, 00 and 00 in colour (K.3, K.5)
  const brightness = Buffer.alloc((blocks * 6) / 8, Buffer.from([0x28, 0xa2, 0x8a]));
  const color = Buffer.alloc(blocks / 2);
  const scans = [scan(1, 0x00, brightness), scan(2, 0x11, color), scan(3, 0x11, color)];
  return Buffer.concat([head, ...scans, Buffer.from([0xff, 0xd9])]);
}
