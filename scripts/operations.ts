import { operations, runOperations } from './operations/run-operations.ts';
import { runCommand } from './run-command.ts';

await runCommand(runOperations, operations);
