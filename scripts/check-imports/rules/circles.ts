import { dirname } from 'node:path';
import type { Fault } from '../fault.ts';
import { folderOf } from '../house.ts';
import type { House } from '../read-house.ts';

type Ways = ReadonlyMap<string, readonly string[]>;

const mend = 'Move what both ends need into a file of its own, named after what it holds';

/** Neither values nor types go round in a circle, be it of files or of folders. One fault for each circle met. */
export function checkCircles({ files }: House): Fault[] {
  const byFile = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap((target) => target.path ?? [])]),
  );
  return [
    ...report(findCircles(byFile), 'is part of an import circle'),
    ...report(findCircles(foldersOf(byFile)), 'is part of a circle of folders'),
  ];
}

const report = (circles: string[][], fault: string): Fault[] =>
  circles.map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    message: `${fault}: ${circle.join(' → ')}. ${mend}`,
  }));

/** Of one room only, as the rows stand in the way of the others. A folder and one inside it are one thing seen closer. */
function foldersOf(byFile: Ways): Ways {
  const isInside = (folder: string, other: string) => `${folder}/`.startsWith(`${other}/`);
  const isApart = (a: string, b: string) =>
    folderOf(`${a}/`) === folderOf(`${b}/`) && !isInside(a, b) && !isInside(b, a);
  const byFolder = Map.groupBy(byFile, ([path]) => dirname(path));
  return new Map(
    [...byFolder].map(([folder, entries]) => {
      const targets = new Set(entries.flatMap(([, paths]) => paths.map(dirname)));
      return [folder, [...targets].filter((other) => isApart(folder, other))];
    }),
  );
}

function findCircles(ways: Ways): string[][] {
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];

  function walk(place: string) {
    const met = way.indexOf(place);
    if (met !== -1) circles.push([...way.slice(met), place]);
    if (met !== -1 || done.has(place)) return;
    way.push(place);
    for (const next of ways.get(place) ?? []) walk(next);
    way.pop();
    done.add(place);
  }

  for (const place of ways.keys()) walk(place);
  return circles;
}
