import { definePaints } from '../draw/paint.ts';
import { group } from '../draw/shapes.ts';
import { SCREEN } from './film.ts';
import { mixed } from './motion.ts';

/** Where the camera looks, as a shift from the middle of the drawing, and how close it is. */
export type Camera = { x: number; y: number; zoom: number };

/** A layer at a depth: 1 moves as the camera does, less lies farther away, more stands nearer. */
export function layer(body: string, { camera, depth }: { camera: Camera; depth: number }): string {
  const [x, y] = [SCREEN.width / 2, SCREEN.height / 2];
  const zoom = 1 + (camera.zoom - 1) * depth;
  const shift = `${(-x - camera.x * depth).toFixed(2)} ${(-y - camera.y * depth).toFixed(2)}`;
  return group(body, `transform="translate(${x} ${y}) scale(${zoom.toFixed(4)}) translate(${shift})"`);
}

export const cameraBetween = (from: Camera, to: Camera, share: number): Camera => ({
  x: mixed(from.x, to.x, share),
  y: mixed(from.y, to.y, share),
  zoom: mixed(from.zoom, to.zoom, share),
});

/** A frame as SVG, already at the size of the film. */
export function frameOf(body: string, { width, height }: { width: number; height: number }): string {
  const view = `0 0 ${SCREEN.width} ${SCREEN.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><defs>${definePaints(body)}</defs>${body}</svg>`;
}
