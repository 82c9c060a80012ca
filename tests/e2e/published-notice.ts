import { expect, type Page } from '@playwright/test';
import type { Notice } from '#/content/notice.ts';

const calls = '/api/admin/documents';

/** As another admin would, on another device. @param page signed in */
export async function publishNotice(page: Page, origin: string, change: Partial<Notice>): Promise<void> {
  const all: { id: number; name: string; version: number }[] = await (await page.request.get(calls)).json();
  const stored = all.find(({ name }) => name === 'notice');
  const value: Notice = {
    ...{ isOn: true, kind: 'emergency', sentence: 'Ekibimiz yolda.', begins: null, ends: null },
    link: { label: 'Bağış hesaplarımız', address: '/donate' },
    ...change,
  };
  const data = { version: stored?.version, value, published: true };
  const answer = await page.request.put(`${calls}/${stored?.id}`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}
