import sharp from 'sharp';
import { chunk, movingPng, photographFromPhone, pixelBomb } from './pictures.ts';

/** A file somebody might upload, and how the server has to answer it. */
export interface OddFile {
  what: string;
  name: string;
  bytes: Buffer;
  status: 201 | 400 | 413 | 415;
  /** Words of the sentence. */
  says?: string;
}

const script = '<script>alert(document.cookie)</script>';
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Every kind of file that is no picture of an accepted format, then damaged ones, bombs, polyglots and misnamed ones. */
export async function makeOddFiles(): Promise<OddFile[]> {
  const photos = {
    jpeg: Buffer.from(await photographFromPhone({ format: 'jpeg' })),
    png: Buffer.from(await photographFromPhone({ format: 'png' })),
    gif: Buffer.from(await photographFromPhone({ format: 'gif' })),
    webp: Buffer.from(await photographFromPhone({ format: 'webp' })),
  };
  return [
    ...foreignFiles(await heifOf(photos.jpeg), await sharp(photos.jpeg).tiff().toBuffer()),
    ...damagedFiles(photos),
    ...(await bombs()),
    ...(await movingPngs()),
    ...polyglots(photos),
    ...(await oddButFine(photos)),
  ];
}

type Photos = Record<'jpeg' | 'png' | 'gif' | 'webp', Buffer>;

const box = (brand: string, compatible = '') =>
  latin(`\0\0\0\x20ftyp${brand}\0\0\0\0${compatible.padEnd(16, ' ')}`);
const heifOf = (photo: Buffer) => sharp(photo).avif({ effort: 0 }).toBuffer();

function foreignFiles(avif: Buffer, tiff: Buffer): OddFile[] {
  const table: [what: string, name: string, bytes: Buffer | string, says: string][] = [
    ['nothing at all', 'bos.jpg', '', 'boş bir dosya'],
    ['an iPhone photo', 'IMG_0001.HEIC', box('heic', 'mif1heic'), 'HEIC biçiminde'],
    ['an iPhone photo called .jpg', 'IMG_0002.jpg', box('heix'), 'HEIC biçiminde'],
    ['a burst of HEIC photos', 'IMG_0003.HEICS', box('hevc'), 'HEIC biçiminde'],
    ['HEIC by its second brand', 'samsung.heic', box('mif1', 'mif1heic'), 'HEIC biçiminde'],
    ['a real AVIF', 'foto.avif', avif, 'AVIF biçiminde'],
    ['AVIF by its second brand', 'foto.avif', box('mif1', 'mif1avif'), 'AVIF biçiminde'],
    ['a real TIFF', 'tarama.tif', tiff, 'TIFF'],
    ['a big-endian TIFF', 'tarama.tiff', 'MM\0*\0\0\0\x08', 'TIFF'],
    ['a Canon raw photo', 'IMG.CR2', 'II*\0\x10\0\0\0CR\x02\0', 'RAW'],
    ['a bitmap', 'cizim.bmp', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0', 'BMP'],
    ['an icon', 'favicon.ico', '\0\0\x01\0\x01\0\x10\x10', 'JPG ya da PNG'],
    ['a JPEG XL', 'yeni.jxl', '\xff\x0a\0\0', 'JPG ya da PNG'],
    ['a JPEG 2000', 'yeni.jp2', '\0\0\0\x0cjP  \r\n\x87\n', 'JPG ya da PNG'],
    ['a Photoshop file', 'afis.psd', '8BPS\0\x01', 'tasarım dosyası'],
    ['an SVG with a script', 'logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'SVG'],
    [
      'an SVG behind a preamble',
      'logo.png',
      `\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "x" "y"><svg/>`,
      'SVG',
    ],
    [
      'an SVG that opens files',
      'xxe.svg',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      'SVG',
    ],
    ['an SVG in UTF-16', 'logo.svg', Buffer.from('\ufeff<svg></svg>', 'utf16le'), 'SVG'],
    ['HTML called .jpg', 'kedi.jpg', `<!doctype html>${script}`, 'web sayfası'],
    ['HTML behind blanks', 'kedi.jpg', `\n\n   <HTML>${script}`, 'web sayfası'],
    ['only a script', 'kedi.gif', script, 'web sayfası'],
    [
      'an error page in place of a picture',
      'indirilen.png',
      '<!-- 404 --><html><body>Not Found',
      'web sayfası',
    ],
    ['a PDF', 'rapor.pdf', '%PDF-1.7\n', 'PDF belgesi'],
    ['a PDF behind other bytes', 'rapor.jpg', `${'\0'.repeat(200)}%PDF-1.4`, 'PDF belgesi'],
    ['a film of a phone', 'VID.mp4', box('isom', 'mp42'), 'video'],
    ['an iPhone film', 'IMG.MOV', box('qt  '), 'video'],
    ['a WebM film', 'film.webm', '\x1aE\xdf\xa3\x01', 'video'],
    ['an AVI film', 'film.avi', 'RIFF\x10\0\0\0AVI LIST', 'video'],
    ['an MP3', 'telsiz.mp3', 'ID3\x04\0', 'ses dosyası'],
    ['a WAVE', 'telsiz.wav', 'RIFF\x10\0\0\0WAVEfmt ', 'ses dosyası'],
    ['a Word document', 'haber.docx', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'Office belgesi'],
    ['an old Word document', 'haber.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Office belgesi'],
    [
      'an OpenDocument text',
      'haber.odt',
      `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis`,
      'Office belgesi',
    ],
    ['a ZIP of photos', 'fotograflar.zip', `PK\x03\x04${'\0'.repeat(26)}IMG_1.jpg`, 'arşiv'],
    ['a RAR', 'fotograflar.rar', 'Rar!\x1a\x07', 'arşiv'],
    ['a gzip', 'a.svgz', '\x1f\x8b\x08\0', 'arşiv'],
    ['a Windows program called .jpg', 'foto.jpg.exe', 'MZ\x90\0', 'program dosyası'],
    ['a shell script', 'foto.jpg', '#!/bin/sh\nrm -rf /', 'program dosyası'],
    ['PHP', 'kabuk.php.jpg', '<?php system($_GET[0]); ?>', 'desteklenen bir görsel değil'],
    ['words', 'not.jpg', 'bu bir görsel değil', 'desteklenen bir görsel değil'],
    ['one byte', 'a.jpg', '\xff', 'desteklenen bir görsel değil'],
    [
      'noise',
      'a.jpg',
      Buffer.from(Array.from({ length: 3000 }, (_, place) => (place * 197 + 31) % 251)),
      'desteklenen bir görsel değil',
    ],
  ];
  return table.map(([what, name, bytes, says]) => ({
    what,
    name,
    bytes:
      typeof bytes === 'string' ? Buffer.from(bytes, bytes.startsWith('\ufeff') ? 'utf8' : 'latin1') : bytes,
    status: 415,
    says,
  }));
}

const movingPngs = async (): Promise<OddFile[]> =>
  [
    { what: 'a PNG that moves', bytes: await movingPng() },
    { what: 'one that moves behind a long profile', bytes: await movingPng({ before: 9000 }) },
  ].map(({ what, bytes }) => ({
    ...{ what, name: 'amblem.png', bytes: Buffer.from(bytes), status: 415 as const },
    says: 'hareketli bir PNG',
  }));

function damagedFiles({ jpeg, png, gif, webp }: Photos): OddFile[] {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const table: [what: string, bytes: Buffer][] = [
    ['the head of a JPEG', latin('\xff\xd8\xff\xe0 kesik')],
    ['half a JPEG', half(jpeg)],
    ['a JPEG without its last tenth', jpeg.subarray(0, jpeg.length * 0.9)],
    ['the head of a PNG', png.subarray(0, 8)],
    ['half a PNG', half(png)],
    ['a PNG with a wrong checksum', flip(png, 40)],
    ['the head of a GIF', gif.subarray(0, 6)],
    ['a GIF without pictures', Buffer.concat([gif.subarray(0, 13), latin(';')])],
    ['the head of a WebP', webp.subarray(0, 12)],
    ['half a WebP', half(webp)],
    ['a WebP that lies about its length', latin('RIFF\xff\xff\xff\x7fWEBPVP8 \xff\xff\xff\x7f')],
    ['a JPEG of no pixels', sized(jpeg, 0, 0)],
    ['JPEG markers and nothing else', latin(`\xff\xd8${'\xff\xe1\0\x04ab'.repeat(500)}\xff\xd9`)],
    ['an HTML page with the head of a PNG', Buffer.concat([latin('\x89PNG\r\n\x1a\n'), latin(script)])],
  ];
  return table.map(([what, bytes]) => ({
    what,
    name: 'bozuk.jpg',
    bytes,
    status: 400,
    says: 'eksik ya da bozuk',
  }));
}

/** With another byte at `place`. */
function flip(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[place] ?? 0) ^ 0xff, place);
  return copy;
}

/** A JPEG whose frame header says another size (ITU T.81, B.2.2). */
function sized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(latin('\xff\xc0'));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

async function bombs(): Promise<OddFile[]> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const gif = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
    .gif()
    .toBuffer();
  const table: [what: string, bytes: Buffer, says: string][] = [
    ['a PNG of 30,000 × 30,000', Buffer.from(pixelBomb({ width: 30_000, height: 30_000 })), '110 megapiksel'],
    [
      'a PNG one row over the limit',
      Buffer.from(pixelBomb({ width: 10_000, height: 11_001 })),
      '110 megapiksel',
    ],
    [
      'an interlaced PNG one row over its limit',
      Buffer.from(pixelBomb({ width: 5000, height: 6801, isInterlaced: true, isDeep: true })),
      '34 megapiksel',
    ],
    ['a JPEG of 65,000 × 65,000', sized(jpeg, 65_000, 65_000), '110 megapiksel'],
    ['a WebP of 38 bytes and 9990 × 9990', webpOfOneColor({ side: 9990 }), '28 megapiksel'],
    ['a GIF of 5000 frames of one pixel', repeatFrames(gif, { frames: 5000 }), '1000 kareden'],
    ['a GIF of 900 frames of 2000 × 2000', repeatFrames(gif, { frames: 900, side: 2000 }), '25 megapiksel'],
    ['a GIF of 1000 frames of 316 × 316', repeatFrames(gif, { frames: 1000, side: 316 }), '25 megapiksel'],
    ['a WebP of 900 frames of 4000 × 4000', webpOfFrames({ frames: 900, side: 4000 }), '25 megapiksel'],
  ];
  return table.map(([what, bytes, says]) => ({ what, name: 'bomba.png', bytes, status: 413, says }));
}

/** A GIF that shows its one frame so many times, on a screen with sides of so many pixels. */
function repeatFrames(gif: Buffer, { frames, side = 1 }: { frames: number; side?: number }): Buffer {
  const start = gif.indexOf(latin('\x2c'), 13);
  const frame = gif.subarray(start, -1);
  const head = Buffer.from(gif.subarray(0, start));
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), latin(';')]);
}

/** The container of an animated WebP with frames that hold next to nothing (RFC 9649, 2.7). */
function webpOfFrames({ frames, side }: { frames: number; side: number }): Buffer {
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([latin(name), length, data, Buffer.alloc(data.length % 2)]);
  };
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(2, 0);
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const frameHead = Buffer.alloc(16);
  frameHead.writeUIntLE(side - 1, 6, 3);
  frameHead.writeUIntLE(side - 1, 9, 3);
  const lossless = Buffer.alloc(5);
  lossless.writeUInt8(0x2f, 0);
  lossless.writeUInt32LE((side - 1) | ((side - 1) << 14), 1);
  const frame = part('ANMF', Buffer.concat([frameHead, part('VP8L', lossless)]));
  const body = Buffer.concat([
    latin('WEBP'),
    part('VP8X', canvas),
    part('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), length, body]);
}

/** A lossless WebP of one colour, which needs no bits for its pixels (RFC 9649, 3). */
function webpOfOneColor({ side }: { side: number }): Buffer {
  const image = Buffer.alloc(18);
  image.writeUInt8(0x2f, 0);
  image.writeUInt32LE(side - 1 + (side - 1) * 2 ** 14, 1);
  // no transform, no cache, no meta codes; then five codes of one symbol each
  image.writeUIntLE(0x11111 * 8, 5, 3);
  const head = Buffer.from(latin('RIFF    WEBPVP8L    '));
  head.writeUInt32LE(12 + image.length, 4);
  head.writeUInt32LE(image.length, 16);
  return Buffer.concat([head, image]);
}

/** What stands behind or inside these pictures is no picture; it must not be in what is served. */
export const smuggled = 'KACAK-YUK-7f3a';

function polyglots({ jpeg, png, gif, webp }: Photos): OddFile[] {
  const html = latin(`<html><script>/*${smuggled}*/alert(1)</script></html>`);
  const zip = latin(`PK\x03\x04${smuggled}${'\0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`);
  const comment = latin(`\xff\xfe\0${String.fromCharCode(html.length + 2)}`);
  const table: [what: string, bytes: Buffer][] = [
    ['a JPEG with HTML behind it', Buffer.concat([jpeg, html])],
    ['a JPEG with a ZIP behind it', Buffer.concat([jpeg, zip])],
    ['a JPEG with HTML in a comment', Buffer.concat([jpeg.subarray(0, 2), comment, html, jpeg.subarray(2)])],
    ['a PNG with HTML behind it', Buffer.concat([png, html])],
    ['a PNG with a ZIP behind it', Buffer.concat([png, zip])],
    ['a PNG with HTML in its text', withText(png, `Comment\0${html.toString()}`)],
    ['a GIF with JavaScript behind it', Buffer.concat([gif, latin(`*/=1;/*${smuggled}*/alert(1)`)])],
    ['a GIF with a ZIP behind it', Buffer.concat([gif, zip])],
    [
      'a GIF with HTML in a comment',
      Buffer.concat([
        gif.subarray(0, -1),
        latin(`!\xfe${String.fromCharCode(html.length)}`),
        html,
        latin('\0;'),
      ]),
    ],
    ['a WebP with HTML behind it', Buffer.concat([webp, html])],
  ];
  return table.map(([what, bytes]) => ({ what, name: 'cift.html', bytes, status: 201 }));
}

/** With a text of its own behind the header of 33 bytes (PNG specification, 11.3.3.2). */
const withText = (png: Buffer, text: string) =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', latin(text)), png.subarray(33)]);

async function oddButFine({ jpeg, png, webp }: Photos): Promise<OddFile[]> {
  const plain = sharp({ create: { width: 90, height: 60, channels: 4, background: '#1d3a6680' } });
  const table: [what: string, name: string, bytes: Buffer][] = [
    ['a PNG called .jpg', 'ekran.jpg', png],
    ['a JPEG called .png', 'foto.png', jpeg],
    ['a WebP called .gif', 'foto.gif', webp],
    ['a JPEG called .php', 'kabuk.php', jpeg],
    ['a JPEG with a path for a name', '../../../etc/passwd', jpeg],
    ['a JPEG whose name reads backwards', 'foto\u202egpj.exe', jpeg],
    ['a JPEG with a very long name', `${'ğ'.repeat(5000)}.jpg`, jpeg],
    ['a JPEG in CMYK', 'baski.jpg', await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()],
    ['a grey JPEG', 'gri.jpg', await sharp(jpeg).grayscale().jpeg().toBuffer()],
    ['a progressive JPEG', 'kademeli.jpg', await sharp(jpeg).jpeg({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits', 'derin.png', await plain.clone().toColourspace('rgb16').png().toBuffer()],
    ['an interlaced PNG with holes', 'saydam.png', await plain.clone().png({ progressive: true }).toBuffer()],
    ['a PNG with a palette', 'palet.png', await plain.clone().png({ palette: true }).toBuffer()],
    [
      'one pixel',
      'nokta.png',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ],
    [
      'a very wide strip',
      'serit.png',
      await sharp({ create: { width: 16_000, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ],
  ];
  return table.map(([what, name, bytes]) => ({ what, name, bytes, status: 201 }));
}
