import sharp from 'sharp';
import { chunk, type PictureFormat } from './pictures.ts';

const place = {
  IFD0: { Make: 'TelefonAS' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 55/1 1200/100' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 exif:GPSLatitude="39,55.2N" exif:GPSLongitude="44,2.7E" dc:creator="Gizli Kişi"/></rdf:RDF></x:xmpmeta>`;

/** Words that stand in the metadata of `taggedPicture` and nowhere else. */
export const tagWords = ['TelefonAS', 'GPSLatitude', 'Gizli', 'Doganyol', 'Yorum-5512'];

/** A picture of 600 × 400 with a place in EXIF and XMP, a town in IPTC, and a comment, as far as its format holds them. */
export async function taggedPicture(format: PictureFormat): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#88aacc' } })
    .withExif(place)
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
  if (format === 'jpeg') return Buffer.concat([bytes.subarray(0, 2), iptc(), comment(), bytes.subarray(2)]);
  if (format === 'png') {
    return Buffer.concat([
      bytes.subarray(0, 33),
      chunk('tEXt', latin('Comment\0Yorum-5512')),
      bytes.subarray(33),
    ]);
  }
  return format === 'gif' ? Buffer.concat([bytes.subarray(0, -1), gifTags(), latin(';')]) : bytes;
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A marker segment of a JPEG: its length counts itself (ITU T.81, B.1.1.4). */
function segment(marker: string, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([latin(marker), length, data]);
}

/** The town (2:90) in an IPTC block, as Photoshop wraps it. */
function iptc(): Buffer {
  const town = latin('\x1c\x02\x5a\0\x08Doganyol');
  const resource = Buffer.concat([
    latin('8BIM\x04\x04\0\0\0\0\0'),
    Buffer.from([town.length]),
    town,
    Buffer.alloc(1),
  ]);
  return segment('\xff\xed', Buffer.concat([latin('Photoshop 3.0\0'), resource]));
}

const comment = () => segment('\xff\xfe', latin('Yorum-5512'));

/** A comment, and XMP as Adobe puts it into a GIF: bare, with 258 bytes behind it that lead any reader to its end. */
function gifTags(): Buffer {
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, place) => 255 - place), 0]);
  return Buffer.concat([latin('!\xfe\x0aYorum-5512\0!\xff\x0bXMP DataXMP'), Buffer.from(xmp), trailer]);
}
