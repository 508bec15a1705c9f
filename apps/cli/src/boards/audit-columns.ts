/** Lines with each cell as wide as the widest of its column: the first column to the left, numbers to the right. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const line of lines) {
    for (const [index, cell] of line.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return lines
    .map((line) =>
      line
        .map((cell, index) => fit(cell, widths[index] ?? 0, index))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function fit(cell: string, width: number, index: number): string {
  return index > 0 && /^[\d.]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}
