import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { removeUsedPassword, sayFirstAdmin } from './first-admin.ts';
import { welcomeFirstStart } from './first-start.ts';

describeEachDatabase('the first password, made up where no terminal shows it,', (fresh) => {
  async function openNew() {
    const app = await openTestApp(await fresh());
    await app.parts.database.db.deleteFrom('staff').execute();
    return { ...app, file: join(app.parts.config.dataDir, 'first-password') };
  }

  test('waits in a file of the server’s user until it is changed', async () => {
    const { parts, file, visitor } = await openNew();
    await welcomeFirstStart(parts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const password = readFileSync(file, 'utf8').trim();
    const admin = visitor();
    expect((await admin.post('/api/admin/login', { username: 'admin', password })).status).toBe(200);
    await removeUsedPassword(parts);
    expect(existsSync(file)).toBe(true);
    const change = { currentPassword: password, newPassword: 'Buz-Baltasi-5' };
    expect((await admin.post('/api/admin/change-password', change)).status).toBe(200);
    await removeUsedPassword(parts);
    expect(existsSync(file)).toBe(false);
  });

  test('is not in the log, which names the file', async () => {
    const { parts, file } = await openNew();
    const warn = vi.spyOn(parts.log, 'warn');
    const firstAdmin = await welcomeFirstStart(parts);
    if (firstAdmin) sayFirstAdmin(firstAdmin, parts.log);
    const [line] = warn.mock.calls.map(String);
    expect(line).toContain(file);
    expect(line).not.toContain(firstAdmin?.password);
  });

  test('is written nowhere when a terminal shows it, or the settings have it', async () => {
    const { parts, file } = await openNew();
    const admin = { username: 'admin', password: 'Buz-Baltasi-5' };
    await welcomeFirstStart({ ...parts, config: { ...parts.config, admin } });
    await parts.database.db.deleteFrom('staff').execute();
    Object.defineProperty(process.stdout, 'isTTY', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(process.stdout, 'isTTY'));
    await welcomeFirstStart({ ...parts, config: { ...parts.config, starterContent: 'none' } });
    expect(existsSync(file)).toBe(false);
  });
});
