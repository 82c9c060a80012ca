import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { FRAMES_PER_SECOND } from './film.ts';

export const FILM_SIZE = { width: 960, height: 540 };

const budget = 440_000;
const qualities = [20, 22, 24, 26, 28, 30];

/**
 * H.264 that starts to play before it has arrived, at the best quality within the budget. The thread count is
 * fixed because x264 cuts the work, and so the bytes, by it.
 */
export async function encode(frames: readonly Buffer[], target: string): Promise<number> {
  let bytes = Number.POSITIVE_INFINITY;
  for (const quality of qualities) {
    await run(frames, [...input, ...output, '-crf', String(quality), target]);
    bytes = (await stat(target)).size;
    if (bytes <= budget) return bytes;
  }
  throw new Error(`${target} has ${bytes} bytes at the lowest quality, and ${budget} is the most`);
}

/** @throws {Error} when there is no ffmpeg on PATH */
export function requireEncoder(): void {
  const { error } = spawnSync('ffmpeg', ['-version']);
  if (error) throw new Error('ffmpeg is needed to make the films and is not on PATH: install ffmpeg.');
}

const { width, height } = FILM_SIZE;

const input = ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pixel_format', 'rgb24'].concat([
  '-video_size',
  `${width}x${height}`,
  '-framerate',
  String(FRAMES_PER_SECOND),
  '-i',
  'pipe:0',
]);

const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

const output = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colours].concat(
  ['-an', '-c:v', 'libx264', '-profile:v', 'high', '-level', '3.1', '-preset', 'veryslow'],
  ['-tune', 'animation', '-x264-params', 'aq-mode=3:keyint=96', '-threads', '4'],
  ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
);

async function run(frames: readonly Buffer[], options: readonly string[]): Promise<void> {
  const encoder = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  for (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}
