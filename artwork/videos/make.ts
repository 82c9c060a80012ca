import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { press } from '../../src/content/press.ts';
import { frameOf } from './camera.ts';
import { encode, FILM_SIZE, requireEncoder } from './encode.ts';
import { type Film, FRAMES_PER_SECOND, pictureAt, secondsOf } from './film.ts';
import { films } from './films.ts';
import { writePoster } from './poster.ts';
import { titles } from './titles.ts';

const folder = fileURLToPath(new URL('../../public/videos/', import.meta.url));

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !films[id]);
if (unknown.length > 0) throw new Error(`There is no film named ${unknown.join(', ')}`);

requireEncoder();
await mkdir(folder, { recursive: true });
for (const [id, film] of Object.entries(films)) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const bytes = await encode(await framesOf(id, film), `${folder}${id}.mp4`);
  console.log(id.padEnd(20), `mp4 ${bytes}  webp ${await writePoster(film, `${folder}${id}.webp`)}`);
}

async function framesOf(id: string, film: Film): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const count = Math.round(secondsOf(film) * FRAMES_PER_SECOND);
  const seconds = Array.from({ length: count }, (_, index) => index / FRAMES_PER_SECOND);
  for (let at = 0; at < count; at += 4) {
    const drawn = seconds.slice(at, at + 4).map((second) => frame(id, { film, second }).raw().toBuffer());
    frames.push(...(await Promise.all(drawn)));
  }
  return frames;
}

function frame(id: string, { film, second }: { film: Film; second: number }) {
  const report = press.find((entry) => entry.id === id);
  if (!report) throw new Error(`src/content/press.ts has no entry ${id}`);
  const svg = frameOf(pictureAt(film, second) + titles(film, { report, second }), FILM_SIZE);
  return sharp(Buffer.from(svg)).removeAlpha();
}
