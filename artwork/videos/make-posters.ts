import { fileURLToPath } from 'node:url';
import { films } from './films.ts';
import { writePoster } from './poster.ts';

const folder = fileURLToPath(new URL('../../public/videos/', import.meta.url));

// without the films, and so without ffmpeg
for (const [id, film] of Object.entries(films))
  console.log(id.padEnd(20), await writePoster(film, `${folder}${id}.webp`));
