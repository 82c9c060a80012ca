import { expect, test, vi } from 'vitest';
import { tellSaved } from './say-save.ts';

test('a save that its lists cannot show is over all the same: they are read again, and the fault is reported', async () => {
  const fault = new TypeError('no pages');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const asked: unknown[] = [];
  const refresh = async (saved?: object) => {
    asked.push(saved);
    if (saved) throw fault;
  };
  const stored = { id: 7, version: 1 };
  const pending = { say: (words: string) => words, offers: () => [], noteSaved: vi.fn() };
  const words = { created: 'eklendi', updated: 'güncellendi' };
  tellSaved(
    { words, calls: { refresh }, pending },
    { do: 'tell', stored, before: undefined, isMerged: false },
  );
  await vi.waitFor(() => expect(asked).toEqual([stored, undefined]));
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
