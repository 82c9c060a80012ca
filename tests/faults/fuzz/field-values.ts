import { z } from 'zod';
import { adminOfSite } from '../../support/site.ts';
import type { Chance } from '../seeded-chance.ts';

/** What any call takes, by the name of the field: one shape for each call that knows it. */
export type Fields = Map<string, Shape[]>;

/** As much of JSON Schema as the calls use. */
interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  minimum?: number;
  format?: string;
  properties?: Record<string, Shape>;
}

const modules = import.meta.glob<Record<string, unknown>>('../../../src/**/*schema.ts', { eager: true });

/** The fields of every schema of a call, so that a new field is tried without being listed. */
export function readFields(): Fields {
  const fields: Fields = new Map();
  const schemas = Object.values(modules).flatMap((module) => Object.values(module));
  for (const schema of schemas) {
    if (!(schema instanceof z.ZodType)) continue;
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    for (const [name, shape] of Object.entries(properties))
      fields.set(name, [...(fields.get(name) ?? []), shape]);
  }
  return fields;
}

/** Everything that calls know, with values that they may well take: each reads what is its own. */
export const drawBody = (fields: Fields, chance: Chance): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, shapes]) => [name, drawValue(chance.pick(shapes), chance)]));

/** Texts that are right in many places. */
const texts = [
  'Arama',
  'Kış tatbikatı',
  'genel',
  'ayse-12',
  'news.create',
  'Kar-Izi-2044-x',
  '/artwork/dag.webp',
  'https://127.0.0.1/foto.jpg',
  adminOfSite.password,
];
const days = ['2026-11-05', '2024-02-29'];

function drawValue(shape: Shape, chance: Chance): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.pick(shape.enum);
  if (shape.anyOf) return drawValue(chance.pick(shape.anyOf), chance);
  if (shape.type === 'boolean') return chance.happens(0.5);
  if (shape.type === 'integer') return Math.max(shape.minimum ?? 0, 0) + chance.below(3);
  if (shape.type === 'array')
    return Array.from({ length: 1 + chance.below(3) }, () => drawValue(shape.items ?? {}, chance));
  if (shape.type === 'string') return chance.pick(shape.format || chance.happens(0.3) ? days : texts);
  return null;
}
