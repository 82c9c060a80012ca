import { type Fault, printFaults } from './check-imports/fault.ts';
import { type House, readHouse, type SourceFile, type Target } from './check-imports/read-house.ts';
import { checkBrowserReach } from './check-imports/rules/browser-reach.ts';
import { checkCircles } from './check-imports/rules/circles.ts';
import { checkDirection } from './check-imports/rules/direction.ts';
import { checkPanelDoors } from './check-imports/rules/panel-doors.ts';
import { checkServerOnly } from './check-imports/rules/server-only.ts';
import { checkName, checkSpelling } from './check-imports/rules/spelling.ts';
import { checkStarterContent } from './check-imports/rules/starter-content.ts';

type FileRule = (file: SourceFile) => string | undefined;
type ImportRule = (file: SourceFile, target: Target, house: House) => string | undefined;

const fileRules: FileRule[] = [({ broken }) => broken && `does not parse: ${broken}`, checkName];
const importRules: ImportRule[] = [
  checkDirection,
  checkPanelDoors,
  checkServerOnly,
  checkSpelling,
  checkStarterContent,
];

/** Who may import whom, under `root`/src. There is no list of exceptions: a fault is mended or the rule is changed. */
export function checkImports(root: string): Fault[] {
  const house = readHouse(root);
  return [
    ...house.files.flatMap((file) => checkFile(file, house)),
    ...checkBrowserReach(house),
    ...checkCircles(house),
  ];
}

function checkFile(file: SourceFile, house: House): Fault[] {
  const ofFile = fileRules.map((rule) => ({ line: 1, message: rule(file) }));
  const ofImports = file.imports.flatMap((target) =>
    importRules.map((rule) => ({ line: target.line, message: rule(file, target, house) })),
  );
  return [...ofFile, ...ofImports].flatMap(({ line, message }) =>
    message ? [{ path: file.path, line, message }] : [],
  );
}

if (import.meta.main) printFaults(checkImports(process.cwd()), 'imports');
