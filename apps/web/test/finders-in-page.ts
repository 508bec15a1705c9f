/**
 * The part of the finders that runs in the page. Each function is sent there as text, so it uses nothing but the DOM and
 * the other functions of this file.
 */

/** A line of text as it is printed: an element's text may take several. */
interface Line {
  readonly element: Element;
  readonly text: string;
  readonly box: DOMRect;
}

export function findClippedText(): string[] {
  const lines = linesOf(document.body);
  const faults: string[] = [];
  for (const line of lines) {
    const knife = cutBy(line);
    const name = knife instanceof Element ? `<${knife.localName} class="${knife.className}">` : knife;
    if (name !== undefined) faults.push(`"${line.text}" is cut by ${name}`);
    if (outgrows(line)) faults.push(`"${line.text}" is wider than its box`);
  }
  const resting = lines.filter(
    (line) => !floats(line.element) && cutBy(line) === undefined && !isScrolledOut(line),
  );
  for (const [index, one] of resting.entries()) {
    const other = resting.slice(index + 1).find((each) => areLaidOn(one, each));
    if (other !== undefined) faults.push(`"${one.text}" and "${other.text}" lie on each other`);
  }
  return [...new Set(faults)];
}

export function findSmallTargets(): string[] {
  // Half a pixel is what a slip that hangs crooked loses to rounding.
  const least = 43.5;
  const pressed = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll(pressed)].flatMap((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const isDrawn = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    if (!isDrawn || (width >= least && height >= least)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return [`${element.localName} "${name}" is ${width.toFixed(1)} × ${height.toFixed(1)}`];
  });
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

export async function runAxe(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

export function linesOf(root: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    const text = currentNode.textContent?.trim() ?? '';
    // What is drawn is a picture, and pictures may be cut.
    const isText = text !== '' && element?.closest('svg, script, style') === null;
    if (!isText || element === null || isInvisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const box of range.getClientRects()) if (box.width > 0) lines.push({ element, text, box });
  }
  return lines;
}

/** Hidden from those who look; what is only there for those who listen is clipped away. */
export function isInvisible(element: Element): boolean {
  const { visibility, clipPath, opacity } = getComputedStyle(element);
  if (visibility !== 'visible' || clipPath !== 'none' || opacity === '0') return true;
  return element.parentElement !== null && isInvisible(element.parentElement);
}

/** What cuts the line off; `undefined` for a line that is whole or can be scrolled to. */
export function cutBy({ element, box }: Line): Element | 'the window' | undefined {
  if (leavesAcross(box, 0, innerWidth)) return 'the window';
  let canBeScrolledTo = false;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const letsThrough = (overflowX === 'visible' && overflowY === 'visible') || around === document.body;
    if (letsThrough) continue;
    const frame = around.getBoundingClientRect();
    const leavesDown = box.top < frame.top - 2.5 || box.bottom > frame.bottom + 2.5;
    canBeScrolledTo ||= /auto|scroll/.test(overflowY);
    if (leavesAcross(box, frame.left, frame.right) || (leavesDown && !canBeScrolledTo)) return around;
  }
  return undefined;
}

/** In a box that scrolls, beyond what is in sight of it now. */
export function isScrolledOut({ element, box }: Line): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (around === document.body || !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const frame = around.getBoundingClientRect();
    if (box.bottom > frame.bottom + 2.5 || box.top < frame.top - 2.5) return true;
  }
  return false;
}

/** By more than what paper that hangs crooked adds to a box. */
export function leavesAcross(box: DOMRect, left: number, right: number): boolean {
  return box.left < left - 2.5 || box.right > right + 2.5;
}

export function outgrows({ element, box }: Line): boolean {
  const { left, right } = element.getBoundingClientRect();
  return getComputedStyle(element).display !== 'inline' && leavesAcross(box, left, right);
}

/** Whether it stays where it is while what is below it is scrolled. */
export function floats(element: Element): boolean {
  if (/sticky|fixed/.test(getComputedStyle(element).position)) return true;
  return element.parentElement !== null && floats(element.parentElement);
}

export function areLaidOn(one: Line, other: Line): boolean {
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  // The boxes of lines are higher than their letters.
  const isMuch = across > 2.5 && down > Math.min(one.box.height, other.box.height) * 0.35;
  return isMuch && one.element !== other.element;
}
