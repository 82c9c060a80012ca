import type { Fault } from '../check-imports/fault.ts';

const documented =
  /\/\*\*(?<comment>(?:(?!\*\/).)*)\*\/\s*^export (?:async )?(?:function|const|class|interface|type)\b/gms;

/** First words of a sentence that never says its subject, so that it takes a second reading. */
const subjectless = new Set(
  (
    'of for in on at by with without behind before after from to than until above below between around inside over ' +
    'under through within past during since about as when while because where why how whether besides beyond ' +
    'what whatever who whoever whom whose which whichever that this these those it its they their ' +
    'one all each both any several also only not so too then once otherwise neither'
  ).split(' '),
);

/** Doc comments of exports in src/ that begin with neither a verb nor a noun. */
export function findSubjectlessComments(path: string, text: string): Fault[] {
  if (!/^src\/.*\.tsx?$/.test(path)) return [];
  return [...text.matchAll(documented)].flatMap(({ index, groups }) => {
    const first = /^[\s*]*(\p{L}+)/u.exec(groups?.comment ?? '')?.[1] ?? '';
    if (!subjectless.has(first.toLowerCase())) return [];
    const line = text.slice(0, index).split('\n').length;
    return [
      { path, line, message: `has a comment that begins with "${first}": begin with a verb or a noun` },
    ];
  });
}
