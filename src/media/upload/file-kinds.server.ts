import type { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import type { Format } from '../worker/jobs.server.ts';

/** Kinds of files that are no pictures for us; each has its own sentence. */
export type ForeignKind = keyof typeof mediaRefusalText.foreign;

type Detected = { format: Format; foreign?: undefined } | { format?: undefined; foreign: ForeignKind };

/** Bytes that are looked at: enough for comments before an SVG or an HTML page. */
export const headBytes = 4096;

/** Tells what a file is. @param head at least the first `headBytes` bytes, or all of a shorter file */
export function detectFormat(head: Buffer): Detected {
  const format = formatOf(head.toString('latin1', 0, 16));
  return format ? { format } : { foreign: foreignKindOf(head.subarray(0, headBytes)) };
}

function formatOf(head: string): Format | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Goes by the first bytes, because such files are not stored. Libraries like file-type need more of some formats. */
function foreignKindOf(head: Buffer): ForeignKind {
  if (head.length === 0) return 'empty';
  const bytes = head.toString('latin1');
  return mediaBoxKind(bytes) ?? signedKind(bytes) ?? markupKind(head) ?? 'unknown';
}

/** Tells HEIC, AVIF and MP4, which share a box format (ISO/IEC 14496-12), apart by the brands of the first box. */
function mediaBoxKind(bytes: string): ForeignKind | undefined {
  if (bytes.slice(4, 8) !== 'ftyp') return undefined;
  const major = bytes.slice(8, 12);
  const length = bytes.charCodeAt(2) * 256 + bytes.charCodeAt(3);
  const brands = [major, ...(bytes.slice(16, Math.min(length, 256)).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'heic';
  return major.startsWith('M4A') ? 'sound' : 'video';
}

const signatures: { kind: ForeignKind; at?: number; words: string[] }[] = [
  { kind: 'tiff', words: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+', 'IIRO', 'IIU\0', 'FUJIFILMCCD-RAW'] },
  {
    kind: 'newPicture',
    words: [
      '\xff\x0a',
      '\0\0\0\x0cJXL ',
      '\0\0\0\x0cjP  ',
      '\xff\x4f\xff\x51',
      '\0\0\x01\0',
      '\0\0\x02\0',
      'qoif',
    ],
  },
  { kind: 'layered', words: ['8BPS', 'gimp xcf', 'AT&TFORM', '%!PS'] },
  { kind: 'video', words: ['\x1aE\xdf\xa3', 'FLV\x01', '\0\0\x01\xb3', '\0\0\x01\xba', '0&\xb2u'] },
  { kind: 'video', at: 8, words: ['AVI '] },
  { kind: 'video', at: 4, words: ['moov', 'mdat', 'wide'] },
  { kind: 'sound', words: ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2', 'OggS', 'fLaC', '#!AMR'] },
  { kind: 'sound', at: 8, words: ['WAVE'] },
  { kind: 'document', words: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf'] },
  // Office and OpenDocument files are ZIP archives; the name of the first file tells
  {
    kind: 'document',
    at: 30,
    words: ['[Content_Types]', '_rels', 'docProps', 'word/', 'xl/', 'ppt/', 'mimetype'],
  },
  {
    kind: 'archive',
    words: ['PK\x03\x04', 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ', '(\xb5/\xfd'],
  },
  { kind: 'program', words: ['MZ', '\x7fELF', '#!', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\0asm'] },
  { kind: 'bmp', words: ['BM'] },
];

function signedKind(bytes: string): ForeignKind | undefined {
  // PDF readers accept the mark anywhere in the first kilobyte
  if (bytes.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return signatures.find(({ at = 0, words }) => words.some((word) => bytes.startsWith(word, at)))?.kind;
}

/** Tries the encodings that a browser would read as markup. */
function markupKind(head: Buffer): ForeignKind | undefined {
  const text = (isUtf16(head) ? head.toString('utf16le') : head.toString('utf8'))
    .replace(/^\ufeff/, '')
    .toLowerCase();
  const opening = text.replace(/<!--.*?(-->|$)|<\?.*?(\?>|$)/gs, '').trimStart();
  if (/^(<!doctype svg[^>]*(\[[^\]]*\]\s*)?>\s*)?<(\w+:)?svg[\s>]/.test(opening)) return 'svg';
  if (opening.startsWith('<!doctype svg')) return 'svg';
  const isHtml =
    /^<(!doctype html|html|head|body|script|style|title|meta|iframe|img|div|p|table|a|b|h1)[\s/>]/.test(
      opening,
    );
  return isHtml ? 'html' : undefined;
}

const isUtf16 = (head: Buffer) => head[1] === 0 || (head[0] === 0xff && head[1] === 0xfe);
