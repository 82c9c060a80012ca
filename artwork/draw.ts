import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeCoast } from './coast.ts';
import { writeContourTexture } from './contour-texture.ts';
import { page } from './draw/shapes.ts';
import { writeIcons } from './icons.ts';
import { writeScene } from './raster.ts';
import { scenes } from './scenes/index.ts';
import { sheets } from './sheets/index.ts';
import { writeSocialCard } from './social-card.ts';
import { writeSupporters } from './supporters.ts';

const artwork = fileURLToPath(new URL('../public/artwork/', import.meta.url));
const icons = fileURLToPath(new URL('../public/icons/', import.meta.url));

const others: Record<string, () => Promise<void>> = {
  icons: () => writeIcons(icons),
  supporters: () => writeSupporters(`${artwork}supporters/`),
  'social-card': () => writeSocialCard(`${artwork}social-card.jpg`),
  contours: () => writeContourTexture(`${artwork}contours.svg`),
  coast: () => writeCoast(fileURLToPath(new URL('../src/site/contact/marmara-coast.ts', import.meta.url))),
};

const pictures = { ...scenes, ...sheets };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !pictures[name] && !others[name]);
if (unknown.length > 0) throw new Error(`Nothing is drawn by the name of ${unknown.join(', ')}`);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

await mkdir(artwork, { recursive: true });
await mkdir(icons, { recursive: true });

for (const [name, write] of Object.entries(others)) {
  if (!isAsked(name)) continue;
  await write();
  const file = { 'social-card': 'social-card.jpg', contours: 'contours.svg' }[name];
  console.log(name.padEnd(20), file ? (await stat(`${artwork}${file}`)).size : 'written');
}

for (const [name, picture] of Object.entries(pictures)) {
  if (!isAsked(name)) continue;
  const sizes = await writeScene(page(picture()), `${artwork}${name}`);
  console.log(
    name.padEnd(20),
    Object.entries(sizes)
      .map(([file, bytes]) => `${file} ${bytes}`)
      .join('  '),
  );
}
