import type { CDPSession, Page } from '@playwright/test';
import postcss from 'postcss';
import { openViewer } from './viewers.ts';

/** What an element is in for a while, or what stands beside its content. */
const states =
  /:(?:hover|focus(?:-visible|-within)?|active|target|popover-open|checked|disabled|-moz-focusring)(?![\w-])|::[\w-]+|:(?:before|after)\b|\[(?:open|hidden|aria-|data-)[^\]]*\]/g;

export interface Coverage {
  /** Of all rules of the page's own stylesheet, in bytes. */
  all: number;
  unused: { text: string; bytes: number }[];
}

/**
 * What Chromium applies of a page's own rules on a phone and on a wide screen. A rule that waits for something counts as
 * used when it fits an element that is there, its state aside: for a pointer, the keyboard, paper, another width, an opened menu.
 */
export async function measureStyles(page: Page, path: string): Promise<Coverage> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('CSS.startRuleUsageTracking');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await openViewer(page, path);
  }
  const used = await stopTracking(session);
  const text = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
  const rules = readRules(text);
  const idle = rules.filter((rule) => !used.has(rule.start));
  const fitting = await page.evaluate(
    whichFit,
    idle.map(({ selector }) => selector),
  );
  const unused = idle.filter((_, index) => !fitting[index]);
  return { all: sum(rules), unused: unused.map(({ text, bytes }) => ({ text, bytes })) };
}

async function stopTracking(session: CDPSession): Promise<Set<number>> {
  const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking');
  return new Set(ruleUsage.filter((rule) => rule.used).map((rule) => rule.startOffset));
}

interface ReadRule {
  start: number;
  text: string;
  bytes: number;
  /** Without states. */
  selector: string;
}

function readRules(styles: string): ReadRule[] {
  const rules: ReadRule[] = [];
  postcss.parse(styles).walkRules((rule) => {
    const start = rule.source?.start?.offset ?? 0;
    const text = rule.toString();
    const selector = rule.selector.replace(states, '').replaceAll(/:(?:not|is|where)\(\)/g, '');
    rules.push({ start, text, bytes: Buffer.byteLength(text), selector });
  });
  return rules;
}

/** Runs in the page. A selector may lack its end or its beginning, because it was nothing but a state. */
const whichFit = (selectors: string[]) =>
  selectors.map((selector) => {
    try {
      return document.querySelector(selector.replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*')) !== null;
    } catch {
      return false;
    }
  });

const sum = (rules: { bytes: number }[]) => rules.reduce((bytes, rule) => bytes + rule.bytes, 0);
