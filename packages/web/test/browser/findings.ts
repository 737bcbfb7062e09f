import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds wrong on the page as it is, in the light and in the dark. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    const violations = await page.evaluate(async () => {
      const page = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
      return (await page.axe.run()).violations;
    });
    found.push(...violations.map(({ id, nodes }) => `${screen}, ${theme}: ${id} ${nodes[0].html.slice(0, 160)}`));
  }
  return found;
}
