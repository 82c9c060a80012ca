import { pixelBomb } from '../../support/pictures.ts';
import type { Body, BodyKit } from './draw-body.ts';

const edge = 'kenar';
const type = `multipart/form-data; boundary=${edge}`;

/** A form with files as a browser never sends it, and now and then as it does. */
export function drawForm({ chance }: BodyKit): Body {
  const form = chance.happens(0.3) ? partsOf(chance.pick(pictures)) : chance.pick(oddForms)();
  return { bytes: form, type: chance.happens(0.95) ? type : `${type}-baska` };
}

const small = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = [
  [part(small)],
  [part(small), part(small)],
  [part(Buffer.from(pixelBomb({ width: 9000, height: 9000 })))],
  [part(small.subarray(0, 40))],
  [part(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'name="images"; filename="a.svg"')],
];

const oddForms: (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from(`--${edge}--\r\n`),
  () => Buffer.from(`--${edge}\r\n`),
  () => partsOf([part(small)]).subarray(0, -20),
  () => partsOf([part(small)]).subarray(0, 90),
  () => partsOf([part(small, 'name="images"')]),
  () => partsOf([part(small, 'name="file"; filename="a.png"')]),
  () => partsOf([part(small, 'name="images"; filename=""')]),
  () => partsOf([part(small, `name="images"; filename="${'a'.repeat(5000)}.png"`)]),
  () => partsOf([part(small, 'name="images"; filename="../../../etc/a\u202e\0.png"')]),
  () => partsOf([part(small, 'name="__proto__"; filename="a.png"')]),
  () => partsOf([part(small, `name="images"; filename="a.png"\r\nX: ${'x'.repeat(30_000)}`)]),
  () => partsOf(Array.from({ length: 21 }, () => part(small))),
  () => partsOf(Array.from({ length: 500 }, () => part(Buffer.from('a'), 'name="images"'))),
  () => partsOf([part(Buffer.alloc(200_000, 'a'), 'name="title"')]),
  () => partsOf([part(small, 'name="images"; filename="a.png"\r\nContent-Transfer-Encoding: base64')]),
];

function part(bytes: Buffer, disposition = 'name="images"; filename="a.png"'): Buffer {
  const head = `--${edge}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

const partsOf = (parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]);

/** Two files, of which the first is larger than any picture may be: 26 MB, so it is for few requests. */
export const twoFilesTooLarge = (): Body => ({
  bytes: partsOf([part(Buffer.concat([small, Buffer.alloc(26 * 1024 * 1024)])), part(small)]),
  type,
});
