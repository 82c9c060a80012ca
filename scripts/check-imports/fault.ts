export interface Fault {
  path: string;
  line: number;
  message: string;
}

/** One line per fault in the form that editors make clickable. */
export function printFaults(faults: Fault[], what: string): void {
  for (const { path, line, message } of faults) console.error(`${path}:${line} ${message}`);
  console.log(`${what}: ${faults.length} fault${faults.length === 1 ? '' : 's'}`);
  if (faults.length > 0) process.exitCode = 1;
}
