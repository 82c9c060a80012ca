import type { Chance } from '../seeded-chance.ts';
import { drawBody, type Fields } from './field-values.ts';
import { drawForm } from './forms.ts';

export interface Body {
  bytes: Buffer;
  type: string;
}

export interface BodyKit {
  chance: Chance;
  fields: Fields;
  values: unknown[];
}

/** A body that is right, or right but for a field or two, or none that anybody could read. */
export function drawAnyBody(kit: BodyKit, path: string): Body {
  const { chance } = kit;
  if (chance.happens(path.endsWith('/upload') ? 0.9 : 0.01)) return drawForm(kit);
  const type = chance.happens(0.96) ? 'application/json' : chance.pick(oddTypes);
  if (chance.happens(0.04)) return { bytes: chance.pick(unreadable), type };
  return { bytes: Buffer.from(drawJson(kit)), type };
}

const oddTypes = [
  '',
  'text/plain',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'image/png',
  'x'.repeat(3000),
];

function drawJson({ chance, fields, values }: BodyKit): string {
  const body = drawBody(fields, chance);
  if (chance.happens(0.4)) return JSON.stringify(body);
  if (chance.happens(0.05)) return JSON.stringify(chance.pick(values)) ?? '';
  const names = Object.keys(body);
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const name = chance.pick(names);
    if (chance.happens(0.3)) delete body[name];
    else body[name] = chance.pick(values);
  }
  const text = JSON.stringify(body);
  return chance.happens(0.05) ? `{"__proto__":{"role":"admin"},"constructor":1,${text.slice(1)}` : text;
}

const unreadable = [
  '',
  'null',
  '[]',
  '"',
  '42',
  '{',
  '{"title":',
  '{"title":"\\ud800\\u0000"}',
  '\ufeff{}',
  '['.repeat(100_000),
  '{"a":'.repeat(50_000),
  `[${'1,'.repeat(10_000)}1]`,
  `{${Array.from({ length: 10_000 }, (_, number) => `"${number}":0`).join()}}`,
  `"${'x'.repeat(1_100_000)}"`,
  'title=Arama&content=Metin',
]
  .map((text) => Buffer.from(text))
  .concat(
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x7d]),
  );
