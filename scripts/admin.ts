import { admin, runAdmin } from './admin/run-admin.ts';
import { runCommand } from './run-command.ts';

await runCommand(runAdmin, admin);
