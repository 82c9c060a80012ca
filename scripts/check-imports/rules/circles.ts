import type { Fault } from '../fault.ts';
import type { House } from '../read-house.ts';

/** No file may, by whatever way, import itself: neither its values nor its types. One fault for each circle met. */
export function checkCircles({ files }: House): Fault[] {
  const targets = new Map(files.map((file) => [file.path, file.imports.flatMap(({ path }) => path ?? [])]));
  const done = new Set<string>();
  const way: string[] = [];
  const faults: Fault[] = [];

  function walk(path: string) {
    const met = way.indexOf(path);
    if (met !== -1) faults.push(describeCircle([...way.slice(met), path]));
    if (met !== -1 || done.has(path)) return;
    way.push(path);
    for (const target of targets.get(path) ?? []) walk(target);
    way.pop();
    done.add(path);
  }

  for (const file of files) walk(file.path);
  return faults;
}

function describeCircle(circle: string[]): Fault {
  const message = `is part of an import circle: ${circle.join(' → ')}. Move what both ends need into a file of its own, named after what it holds`;
  return { path: circle[0] ?? '', line: 1, message };
}
