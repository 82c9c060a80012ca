import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { emblemMark, emblemTile } from './draw/emblem.ts';
import { medal } from './draw/medal.ts';

const onLight = { ground: '#0b1b33', star: '#f26a1b' };
const onDark = { ground: '#f6f9fc', star: '#f26a1b' };

/** The emblem for both grounds, the medal, and the icons browsers and phones ask for. */
export async function writeIcons(folder: string): Promise<void> {
  const write = (name: string, body: string) =>
    writeFile(
      `${folder}${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>\n`,
    );
  await write('emblem', emblemMark(onLight));
  await write('emblem-light', emblemMark(onDark));
  await write('favicon', emblemTile(14));
  await writeFile(`${folder}medal.svg`, medal());
  const sizes = [
    ['favicon-32', 32, 14],
    ['apple-touch-icon', 180, 0],
    ['icon-192', 192, 0],
    ['icon-512', 512, 0],
  ] as const;
  for (const [name, size, corner] of sizes) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${emblemTile(corner)}</svg>`;
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(`${folder}${name}.png`);
  }
}
